"""A control room at night: switcher, monitors with our own screens, one warm lamp, a city beyond the window."""
import random

from kit.city import city
from kit.lens import camera, wide
from kit.light import area, world
from kit.lines import tube
from kit.looks import glass
from kit.materials import black, glow, surface, wood
from kit.shapes import box, picture_plane
from models.desk import desk_lamp, mouse, mug, notebook, plant
from models.headset import headset
from models.monitor import monitor
from models.switcher import switcher


def room(eye):
    """Desk, window at the left and a wall of slats at the right."""
    world((0.006, 0.01, 0.014), 1)
    box((3.2, 1.1, 0.036), (0.1, -0.12, -0.018), wood("walnut", "#2a160a", "#6b4325", 0.34, 1.6, 0), 0.003)
    box((2.5, 0.03, 0.65), (0, 0.38, -0.36), black(), 0.002)
    box((5, 0.05, 3), (3.05, 1.26, 0.8), surface("wall", (0.035, 0.055, 0.058), 0.75, bump=0.2, bscale=80), 0)
    slat = wood("slat", "#2a1a10", "#5a3a22", 0.5, 1.1, 2)
    for at in range(38):
        box((0.034, 0.03, 3), (0.6 + at * 0.075, 1.215, 0.8), slat, 0.003)
    for x in (-2.3, -0.98, -0.22, 0.555):
        box((0.05, 0.08, 3), (x, 1.26, 0.8), black(), 0.004)
    box((3.4, 0.08, 0.05), (-1.1, 1.26, -0.15), black(), 0.004)
    picture_plane(3.4, 3, (-1.1, 1.27, 0.9), glass("window", (0.9, 0.95, 0.97)))
    picture_plane(160, 80, (-40, 75, 10), glow("sky", "#07212b", 0.35))
    city(random.Random(5), eye)


def lamps():
    area((-0.3, 0.1, 2.0), (0, -0.1, 0), 1.8, 40, "#d6e9e6", 0.35)
    area((-1.6, -1.2, 1.6), (0, 0, 0.1), 0.9, 26, "#a9d4da", 0.9)
    area((-2.6, 0.4, 1.5), (0, 0, 0.1), 1.2, 10, "#6fc7d6", 1.6)
    area((1.2, 1.12, -0.1), (1.2, 1.2, 1.2), 2.6, 18, "#14b8a6", 0.05)
    area((1.5, -0.5, 0.9), (0.2, -0.2, 0.05), 0.6, 14, "#ffb070")
    desk_lamp((0.345, 0.62, 0.16), 0, 22)
    box((0.3, 0.3, 0.16), (0.345, 0.62, 0.08), black(), 0.01)


def cables():
    cable = surface("cable", (0.012, 0.012, 0.012), 0.5)
    tube([(0.2, -0.13, 0.03), (0.24, -0.06, 0.006), (0.33, 0.02, 0.004), (0.36, 0.2, 0.004), (0.3, 0.4, 0.004)], 0.0032, cable)
    tube([(-0.3, -0.11, 0.03), (-0.34, -0.03, 0.005), (-0.3, 0.1, 0.004), (-0.36, 0.4, 0.004)], 0.0032, cable)
    tube([(0.42, -0.24, 0.012), (0.52, -0.34, 0.004), (0.66, -0.3, 0.004), (0.72, -0.12, 0.004), (0.66, 0.4, 0.004)], 0.0026, cable)


def at_work(eye, middle="console"):
    room(eye)
    lamps()
    cables()
    monitor((-0.02, 0.16, 0), 0, middle, 1.35)
    monitor((-0.665, 0.03, 0), 27, "rundown", 0.95)
    monitor((0.665, 0.05, 0), -27, "numbers", 0.95)
    switcher((-0.1, -0.255, 0), -2)
    headset((0.43, -0.235, 0.034), (78, 0, -38))
    mug((-0.57, -0.17, 0), "#c73e16", 200)
    notebook((0.56, -0.4, 0), -62)
    mouse((0.27, -0.26, 0), -8)
    plant((-1.02, 0.22, 0), 0.36)


def wide_angle(width):
    eye = (-0.74, -1.62, 0.66)
    at_work(eye)
    camera(eye, (0.035, 0.04, 0.272), 41, 2.2, (-0.02, 0.0, 0.2))
    return wide(width)


def switcher_angle(width):
    """Low over the buses: lit keys, the fader, monitors out of focus."""
    eye = (-0.47, -0.68, 0.2)
    at_work(eye)
    camera(eye, (-0.12, -0.2, 0.115), 42, 3.2, (-0.22, -0.34, 0.045))
    return wide(width)


def multiview_angle(width):
    """Straight at the wall of pictures, with the fader of the switcher before it."""
    eye = (0.1, -0.95, 0.36)
    at_work(eye, "multiview")
    camera(eye, (-0.02, 0.16, 0.3), 44, 3.2, (-0.02, 0.14, 0.33))
    return wide(width)


def headset_angle(width):
    """What the director left on the desk: headset, notes, a cup; the screens behind."""
    eye = (0.98, -0.86, 0.30)
    at_work(eye)
    camera(eye, (0.34, -0.13, 0.12), 52, 2.4, (0.45, -0.27, 0.06))
    return wide(width)


ANGLES = {
    "wide": wide_angle,
    "switcher": switcher_angle,
    "multiview": multiview_angle,
    "headset": headset_angle,
}
