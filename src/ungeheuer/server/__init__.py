"""The table server: tables that many people share, kept in a log from which all is rebuilt."""
