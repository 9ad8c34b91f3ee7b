"""Reads a weights file of Open Image Denoise (.tza): a table of named tensors."""
import struct
from pathlib import Path

import numpy as np

MAGIC = 0x41D7
TYPES = {"f": "<f4", "h": "<f2"}


def read_tza(file: Path) -> dict[str, np.ndarray]:
    """Tensors by name, as float32. Raises ValueError for a file of another kind."""
    data = file.read_bytes()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if magic != MAGIC or major != 2:
        raise ValueError(f"{file} is no weights file of version 2")
    tensors = {}
    (count,) = struct.unpack_from("<I", data, table)
    at = table + 4
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = TYPES[chr(data[at])]
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        size = int(np.prod(shape))
        tensors[name] = np.frombuffer(data, kind, size, start).astype("f4").reshape(shape)
    return tensors
