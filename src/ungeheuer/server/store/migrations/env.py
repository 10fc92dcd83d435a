"""What alembic runs: on the connection it is given, inside that connection's transaction."""

from alembic import context

from ungeheuer.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
