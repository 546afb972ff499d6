"""The steps by which stored tables come to the newest schema."""
