"""Pictures of the table at any moment of a record, without a window."""
