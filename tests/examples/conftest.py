from tests.examples.joined import installed

__all__ = ["installed"]
