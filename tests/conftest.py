"""What all tests share: databases; no property test is judged by the clock of a busy machine."""

from hypothesis import HealthCheck, settings

from tests.server.databases import database_url, postgresql, postgresql_url

__all__ = ["database_url", "postgresql", "postgresql_url"]

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")
