def linear(h):
    h = h.lstrip("#")
    f = lambda c: c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple((f(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4)))


def rgba(c):
    return (*(linear(c) if isinstance(c, str) else c), 1)
