"""The doors of the table's application."""

from fastapi.routing import APIRoute


def all_routes(router):
    """The doors of the application, and those of the routers inside it."""
    for route in router.routes:
        if isinstance(route, APIRoute):
            yield route
        elif hasattr(route, "original_router"):
            yield from all_routes(route.original_router)
