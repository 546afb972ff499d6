"""Compiled parts that two or more games or engines use."""
