"""The terminal client: one for tables of a server and for the table in this process."""
