"""What all tests of the server share: databases."""

from tests.server.databases import database_url, postgresql, postgresql_url

__all__ = ["database_url", "postgresql", "postgresql_url"]
