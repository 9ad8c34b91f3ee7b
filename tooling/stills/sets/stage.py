"""A hall before the doors open: LED wall, deck, truss, rows of chairs, and a camera that is ready."""
import random

from kit.lens import camera, wide
from kit.light import area, spot, world
from kit.looks import screen
from kit.materials import black, fabric, glow, surface
from kit.shapes import box, picture_plane
from models.broadcast_camera import broadcast_camera
from models.lectern import lectern
from models.monitor import monitor
from models.rig import moving_head, truss
from models.stage import chair, curtain
from models.tripod import tripod

FRONT = 7.6  # the edge of the deck, in metres from the camera's place
WARM, COOL, TEAL = "#ffd2a6", "#bff6ee", "#14b8a6"


def deck():
    box((40, 40, 0.1), (0, 8, -0.05), surface("floor", (0.014, 0.017, 0.019), 0.22, rvar=0.1, rscale=1.5), 0)
    box((40, 0.2, 12), (0, 14.5, 4), surface("hall_wall", (0.012, 0.02, 0.022), 0.9), 0)
    box((9, 4.2, 0.6), (0, FRONT + 2.1, 0.3), surface("deck_front", (0.01, 0.012, 0.013), 0.5), 0.01)
    top = surface("deck_top", (0.012, 0.014, 0.016), 0.16, rvar=0.06, rscale=1.2)
    box((9.04, 4.24, 0.03), (0, FRONT + 2.1, 0.6), top, 0.006)
    box((9.0, 0.02, 0.03), (0, FRONT - 0.025, 0.565), glow("lip", "#27d3c2", 3), 0.002)
    for step in range(2):
        y, z = FRONT - 0.16 - 0.32 * (1 - step), 0.1 * (step + 1)
        box((1.6, 0.32, 0.2 * (step + 1)), (-2.7, y, z), black(), 0.008)
        box((1.6, 0.012, 0.012), (-2.7, y - 0.17, 2 * z - 0.01), glow("step_lip", "#27d3c2", 2.4), 0.002)


def wall_of_light():
    shown = screen("led_wall", "led", 2.1, 0.5, pixels=(480, 200))
    picture_plane(6.5, 2.71, (0, FRONT + 3.6, 2.14), shown)
    box((6.7, 0.25, 3.0), (0, FRONT + 3.75, 2.1), black(), 0.02)
    drape = fabric("drape", "#0a3b3e", 90)
    curtain(-8.6, -3.45, FRONT + 3.5, 5.4, drape, 0.07, 0.22, 0, 2)
    curtain(3.45, 8.6, FRONT + 3.5, 5.4, drape, 0.07, 0.22, 0, 5)


def rig():
    for x in (-4.3, 4.3):
        truss((x, FRONT + 0.6, 0.62), (x, FRONT + 0.6, 4.05))
    for y, z in ((0.6, 4.05), (3.0, 3.95)):
        truss((-4.45, FRONT + y, z), (4.45, FRONT + y, z))
    for x, colour in zip((-3.4, -2.1, -0.75, 0.75, 2.1, 3.4), (COOL, WARM, COOL, COOL, WARM, COOL)):
        moving_head((x, FRONT + 0.6, 3.88), (x * 0.42, FRONT + 1.6, 0.6), colour, 30, 4.3, 0.55, bs=0.1)
    for x in (-3.7, -1.3, 1.3, 3.7):
        moving_head((x, FRONT + 3.0, 3.78), (x * 1.9, FRONT - 2.2, 1.4), "#3fe3d2", 26, 5.5, 0.5, bs=0.06)


def lamps():
    for x in (-2, 0, 2):
        spot((x, FRONT - 1.5, 4.2), (x * 0.6, FRONT + 1.6, 0.8), 420, "#ffe9cf", 42, 0.6, 0.15)
    for side in (-1, 1):
        spot((side * 3.7, FRONT + 2.8, 3.8), (side * 1.8, FRONT + 1.2, 1), 260, "#6fe0d4", 40, 0.6, 0.1)
        spot((side * 6.2, FRONT + 2.75, 0.1), (side * 6.2, FRONT + 3.5, 2.6), 800, TEAL, 85, 0.8, 0.1)
        spot((side * 4.8, FRONT + 2.75, 0.1), (side * 4.8, FRONT + 3.5, 2.6), 420, "#c7762f", 85, 0.8, 0.1)
    for x in (-3, 0, 3):
        spot((x, FRONT - 2.6, 4.6), (x, FRONT - 2.6, 0), 620, "#e9e2cf", 95, 0.9, 0.4)
        spot((x, FRONT + 0.4, 4.3), (x, FRONT - 3.4, 0.4), 520, "#5fd6cb", 80, 0.8, 0.2)


def furniture():
    lectern((-2.55, FRONT + 1.3, 0.615), 8)
    box((0.7, 0.5, 0.9), (1.15, FRONT + 1.5, 1.065), surface("plinth", (0.62, 0.62, 0.6), 0.4), 0.01)
    monitor((1.15, FRONT + 1.5, 1.515), -6, "led", 1.6)
    chance = random.Random(9)
    for row in range(4):
        for seat in range(12):
            x = -4.4 + seat * 0.68 + (0.75 if seat > 5 else 0)
            chair((x + chance.uniform(-0.02, 0.02), FRONT - 1.5 - row, 0), chance.uniform(-3, 3))


def hall():
    world((0.01, 0.016, 0.02), 1)
    for build in (deck, wall_of_light, rig, lamps, furniture):
        build()


def ready_camera(x, y, z, turn=-5):
    """A camera on its tripod, with light on its own from the stage and from behind."""
    broadcast_camera((x, y, z), turn, "camera-monitor")
    tripod((x - 0.01, y - 0.08, z - 0.105), 1.3, turn)
    area((x - 1.7, y - 0.6, 2.5), (x, y - 0.1, z), 0.9, 80, "#e4f3f1")
    area((x + 1.1, y + 0.5, 2.0), (x, y - 0.1, z), 0.5, 70, "#ffb27a")
    area((x - 0.9, y + 1.6, 2.1), (x, y, z + 0.05), 0.5, 60, "#58dccb")
    area((x - 0.4, y - 1.8, 1.5), (x, y - 0.2, z), 1.0, 16, "#cfe4e6")


def rig_angle(width):
    """Behind the camera, over its monitor, to the stage."""
    hall()
    ready_camera(-1.26, 0, 1.42)
    camera((-2.0, -1.2, 1.67), (-1.6, 0, 1.585), 35, 2.2, (-1.31, -0.12, 1.5))
    return wide(width)


def lens_angle(width):
    """Before the lens: glass and scales of the camera, the hall behind it."""
    hall()
    ready_camera(-0.9, 5.2, 1.42, 152)
    area((0.2, 4.3, 2.2), (-0.9, 5.0, 1.42), 0.5, 14, "#fff0dc")
    camera((-0.62, 4.28, 1.47), (-0.97, 5.1, 1.44), 45, 2.8, (-1.0, 5.02, 1.42))
    return wide(width)


def wide_angle(width):
    hall()
    camera((0.0, -0.4, 1.75), (0.0, FRONT + 2, 1.65), 34, 5.6, (0, FRONT + 2, 1.4))
    return wide(width)


def lectern_angle(width):
    hall()
    camera((-4.2, FRONT - 2.9, 1.62), (-1.9, FRONT + 1.6, 1.68), 42, 2.8, (-2.5, FRONT + 1.2, 1.6))
    return wide(width)


def seats_angle(width):
    """From the last row, low, along the backs of empty chairs."""
    hall()
    area((-3.4, FRONT - 5.6, 2.6), (-1.4, FRONT - 3.6, 0.7), 1.2, 60, "#ffd9ad")
    area((1.6, FRONT - 5.2, 2.4), (-0.6, FRONT - 3.6, 0.7), 1.0, 46, "#8fe0d8")
    camera((-2.5, FRONT - 6.6, 1.32), (-0.75, FRONT + 1.0, 1.3), 38, 2.8, (-1.6, FRONT - 3.9, 0.8))
    return wide(width)


def led_angle(width):
    hall()
    camera((3.0, FRONT - 1.2, 1.5), (-0.2, FRONT + 3.4, 2.0), 30, 4.0, (0.6, FRONT + 2, 1.8))
    return wide(width)


ANGLES = {
    "rig": rig_angle,
    "lens": lens_angle,
    "wide": wide_angle,
    "lectern": lectern_angle,
    "seats": seats_angle,
    "led": led_angle,
}
