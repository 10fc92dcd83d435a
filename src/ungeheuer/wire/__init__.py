"""Messages and files: the only code that knows bytes."""
