"""What players may see: values of types that have no place for a hidden tile."""
