"""The rules, pure: values in, values out; no Qt, clock, randomness or files."""
