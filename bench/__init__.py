"""How fast Hatake is, beside its peers, in one run and one table: `python -m bench`."""
