"""The plain HTTP API. One table of routes makes both the endpoints and the OpenAPI document.

`route.py` says what a route is, `all.py` lists them, `endpoint.py` serves and `openapi.py`
describes them; the other modules are what the routes do.
"""
