"""A hard case, open, with foam that is cut into compartments; and what is coiled in it."""
from kit.lines import tube
from kit.materials import aluminium, black, chrome, surface
from kit.shapes import box, cylinder, empty, rounded_box
from kit.turned import ring

WIDTH, DEPTH, HEIGHT = 0.78, 0.5, 0.17


def foam():
    return surface("foam", (0.022, 0.023, 0.024), 0.95, bump=0.8, bscale=260, rvar=0)


def shell(e, depth):
    """Four walls and a floor, open above."""
    hard = surface("case_shell", (0.03, 0.033, 0.035), 0.5, 0.1, bump=0.3, bscale=500)
    box((WIDTH, DEPTH, 0.012), (0, 0, 0.006), hard, 0.004, parent=e)
    for side in (-1, 1):
        box((0.014, DEPTH, depth), (side * WIDTH / 2, 0, depth / 2), hard, 0.005, parent=e)
        box((WIDTH, 0.014, depth), (0, side * DEPTH / 2, depth / 2), hard, 0.005, parent=e)
        box((0.018, DEPTH + 0.01, 0.012), (side * WIDTH / 2, 0, depth - 0.004), aluminium(), 0.003, parent=e)
        box((WIDTH + 0.01, 0.018, 0.012), (0, side * DEPTH / 2, depth - 0.004), aluminium(), 0.003, parent=e)


def case(loc, rotz=0, walls=()):
    """`walls` stand between compartments: x, y, length along X, length along Y."""
    e = empty(loc, (0, 0, rotz))
    shell(e, HEIGHT)
    box((WIDTH - 0.02, DEPTH - 0.02, 0.05), (0, 0, 0.037), foam(), 0.004, parent=e)
    for x, y, along, deep in walls:
        box((along, deep, 0.09), (x, y, 0.105), foam(), 0.006, parent=e)
    lid = empty((0, DEPTH / 2 + 0.008, HEIGHT), (72, 0, 0), e)
    inner = empty((0, DEPTH / 2, 0), (0, 0, 0), lid)
    shell(inner, 0.07)
    for column in range(26):
        for line in range(16):
            place = (-0.36 + column * 0.0288, -0.222 + line * 0.0296, 0.03)
            cylinder(0.016, 0.026, place, foam(), 0, parent=inner, n=4, r2=0.002)
    for x in (-0.24, 0.24):
        rounded_box(0.05, 0.045, 0.008, 0.006, (x, -DEPTH / 2 - 0.011, HEIGHT - 0.03), chrome(), 0.002, parent=e)
    rounded_box(0.16, 0.03, 0.02, 0.012, (0, -DEPTH / 2 - 0.02, HEIGHT * 0.55), black(), 0.004, parent=e)
    return e


def coil(loc, colour, radius=0.07, turns=6, parent=None):
    """A cable, wound and tied."""
    e = empty(loc, (0, 0, 0), parent)
    skin = surface(f"coil{colour}", colour, 0.5, bump=0.1, bscale=600)
    for turn in range(turns):
        shift = 0.002 * ((turn * 7) % 5 - 2)
        ring(radius + shift, 0.0036, (shift, -shift, 0.004 + turn * 0.0058), skin, (turn % 3 - 1, turn % 2, 0), e)
    tube([(radius, 0.01, 0.02), (radius + 0.03, 0.03, 0.01), (radius + 0.045, 0.0, 0.006)], 0.0036, skin, e)
    cylinder(0.0075, 0.03, (radius + 0.047, -0.018, 0.007), chrome(), 0.001, (90, 0, 0), e)
    box((0.022, 0.014, 0.05), (-radius, 0, 0.02), surface("tie", "#c73e16", 0.7), 0.003, parent=e)
    return e
