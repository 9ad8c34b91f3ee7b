"""A photographer's table in a lit hall: the camera is tied to the album by its cable."""
import random

from kit.city import WARM, city
from kit.lens import camera, wide
from kit.light import area, world
from kit.lines import tube
from kit.looks import screen
from kit.materials import gunmetal, rubber, satin, surface, wood
from kit.shapes import box, cylinder, picture_plane
from kit.turned import lathe, ring
from models.desk import mug
from models.laptop import laptop
from models.phone import phone
from models.stage import chair
from models.still_camera import still_camera


def hall():
    world((0.02, 0.03, 0.035), 1)
    box((2.4, 1.0, 0.04), (0, 0.1, -0.02), wood("table", "#3a2213", "#80573a", 0.34, 2.2, 0, coat=0.15), 0.004)
    picture_plane(3.6, 1.5, (0.95, 4.6, 0.62), screen("hall_wall", "led", 1.4, 0.5))
    box((14, 0.1, 8), (0, 6.5, 2), surface("back", "#0a2226", 0.9), 0)
    for row in range(3):
        for at in range(9):
            chair((-3.2 + at * 0.78, 3.0 + row * 1.1, -0.75), 180)


def lamps():
    area((0.55, -1.3, 0.55), (0.2, -0.15, 0.05), 0.35, 4, "#f4f7f5", 0.5)
    area((0.9, -0.7, 1.0), (0.15, -0.05, 0.05), 0.6, 16, "#ffe3c4")
    area((-1.0, 0.3, 0.9), (0, 0, 0.05), 0.7, 13, "#8ed8d2")
    area((0.1, 0.8, 1.1), (0.1, -0.05, 0.05), 0.9, 12, "#fff0dc", 0.3)
    area((0, -0.8, 1.6), (0.1, -0.1, 0), 0.8, 7, "#e8f2f1")


def lens_cap(x, y):
    profile = [(0, 0), (0.038, 0), (0.039, 0.003), (0.039, 0.006), (0.036, 0.008), (0, 0.008)]
    lathe(profile, (x, y, 0), satin())
    ring(0.03, 0.0008, (x, y, 0.0082), gunmetal())


def memory_cards(x, y):
    for at, colour in enumerate(("#10282b", "#c73e16")):
        place = (x - 0.03 * at, y + 0.012 * at, 0.0012)
        box((0.024, 0.032, 0.0021), place, surface(f"card{at}", colour, 0.4), 0.0006, rot=(0, 0, 18 + 30 * at))


def tether(points):
    tube(points, 0.0026, surface("tether", "#e2571e", 0.45, rvar=0.05))


def table():
    hall()
    lamps()
    laptop((-0.1, 0.02, 0), 14, "album", 1.7, 108)
    still_camera((0.205, -0.085, 0), -24)
    tether([(0.268, -0.108, 0.03), (0.295, -0.115, 0.028), (0.335, -0.06, 0.004), (0.31, 0.06, 0.004), (0.19, 0.07, 0.004), (0.12, 0.02, 0.006), (0.075, -0.005, 0.0085)])
    cylinder(0.0042, 0.022, (0.278, -0.112, 0.0295), rubber(), 0.001, (0, 90, -24))
    lens_cap(0.065, -0.235)
    memory_cards(0.3, -0.215)
    mug((-0.36, -0.05, 0), "#f1efe7", 200)


def table_angle(width):
    table()
    city(random.Random(4), (0.14, -0.9, 0.75), 60, -28, 17, WARM)
    camera((0.14, -0.9, 0.205), (0.07, 0.0, 0.1), 50, 3.6, (0.165, -0.16, 0.05))
    return wide(width)


def camera_angle(width):
    """The camera close: rings, glass, the cable that leads away."""
    table()
    city(random.Random(8), (0.0, -0.5, 0.75), 50, -10, 40, WARM)
    area((-0.1, -0.5, 0.35), (0.2, -0.1, 0.05), 0.25, 1.6, "#e9f4f2", 0.4)
    camera((-0.055, -0.52, 0.135), (0.2, -0.06, 0.062), 58, 4.0, (0.16, -0.19, 0.05))
    return wide(width)


def phone_angle(width):
    """A guest's phone that fills with pictures; laptop and camera are out of focus behind it."""
    table()
    phone((0.03, -0.34, 0), -8, "album-phone", s=1.9)
    city(random.Random(6), (0.2, -0.9, 0.75), 60, -30, 15, WARM)
    camera((0.17, -0.86, 0.2), (0.055, -0.2, 0.115), 45, 2.4, (0.03, -0.35, 0.13))
    return wide(width)


ANGLES = {"table": table_angle, "camera": camera_angle, "phone": phone_angle}
