"""A bench before the van leaves: a case with what goes to the show, each thing in its place."""
from kit.lens import camera, wide
from kit.light import area, world
from kit.materials import black, gunmetal, satin, surface, wood
from kit.shapes import box, cylinder, rounded_box
from kit.turned import lathe, ring
from models.broadcast_camera import geared_ring
from models.case import case, coil
from models.desk import desk_lamp, mug
from models.headset import headset
from models.microphone import microphone
from models.still_camera import still_camera
from models.switcher import switcher

FLOOR = 0.062  # of a compartment


def room():
    world((0.012, 0.018, 0.021), 1)
    box((3.2, 1.4, 0.04), (0, 0.1, -0.02), wood("bench", "#3a2213", "#80573a", 0.4, 1.8, 0), 0.004)
    box((8, 0.05, 4), (0, 1.7, 1), surface("bench_wall", "#0b2c30", 0.85, bump=0.3, bscale=30), 0)
    for x in (-1.2, 0.2, 1.4):
        box((0.9, 0.22, 0.03), (x, 1.5, 0.62), wood("board", "#3a2213", "#6f4a2e", 0.5, 1.2, 0), 0.003)
        for at in range(4):
            box((0.17, 0.18, 0.2), (x - 0.3 + at * 0.2, 1.5, 0.74), surface(f"bin{at % 2}", ("#123a40", "#1b1f20")[at % 2], 0.5), 0.01)


def lamps():
    area((-0.5, -0.7, 1.5), (0, 0, 0.1), 0.9, 30, "#eef4f1")
    area((1.3, 0.2, 0.9), (0, 0, 0.1), 0.5, 18, "#ffb070")
    area((-1.5, 0.6, 0.9), (0, 0, 0.1), 0.7, 18, "#58cfc4")
    area((0.2, 1.5, 0.2), (0.2, 1.7, 0.8), 2.4, 14, "#14b8a6", 0.06)
    desk_lamp((0.86, 0.62, 0), 0, 16)


def lens(loc, height=0.13, radius=0.042, turn=0):
    """A lens that stands on its mount."""
    x, y, z = loc
    barrel = surface("case_barrel", (0.013, 0.0135, 0.014), 0.33, 0.3, bump=0.06, bscale=1200)
    outline = [(0, 0), (radius * 0.8, 0), (radius * 0.85, 0.012), (radius, 0.02), (radius, height - 0.01), (radius * 1.08, height), (0, height)]
    lathe(outline, loc, barrel, (0, 0, turn), smooth=28)
    for at in (0.35, 0.66):
        ridged = geared_ring(radius + 0.002, height * 0.16, (x, y, z + height * at), barrel, None)
        ridged.rotation_euler = (1.5708, 0, 0)
    ring(radius + 0.0006, 0.0012, (x, y, z + height * 0.5), surface("coral", "#c73e16", 0.4))
    lathe([(0, 0), (radius * 1.02, 0), (radius * 1.02, 0.006), (0, 0.007)], (x, y, z + height), satin())


def battery(x, y, z):
    box((0.05, 0.075, 0.05), (x, y, z + 0.025), surface("cell", (0.03, 0.03, 0.032), 0.5, bump=0.3, bscale=900), 0.005)
    box((0.034, 0.05, 0.001), (x, y, z + 0.0505), surface("cell_label", "#0b6e6e", 0.45), 0.0004)


def packed_case():
    walls = ((-0.13, 0, 0.016, 0.46), (0.16, 0, 0.016, 0.46), (-0.26, -0.03, 0.25, 0.016), (0.275, 0.02, 0.21, 0.016), (0.015, -0.08, 0.27, 0.016))
    case((0, 0, 0), 0, walls)
    still_camera((-0.255, 0.1, FLOOR), 12)
    coil((-0.265, -0.14, FLOOR), "#0f3a3d", 0.068)
    lens((-0.055, 0.09, FLOOR), 0.12, 0.042)
    lens((0.075, 0.1, FLOOR), 0.15, 0.046, 30)
    microphone((0.0, -0.13, FLOOR + 0.02), 4)
    microphone((0.03, -0.19, FLOOR + 0.02), 1)
    coil((0.275, 0.13, FLOOR), "#141516", 0.066, 7)
    for at in range(3):
        battery(0.212 + at * 0.062, -0.09, FLOOR)
    rounded_box(0.17, 0.06, 0.03, 0.008, (0.275, -0.18, FLOOR + 0.015), gunmetal(), 0.004, axis="Z")


def case_angle(width):
    room()
    lamps()
    packed_case()
    headset((-0.62, -0.1, 0.034), (78, 0, 28))
    coil((0.62, -0.22, 0), "#d9541f", 0.075, 5)
    mug((0.6, 0.2, 0), "#f1efe7", 30)
    camera((-0.36, -1.16, 0.86), (0.0, 0.05, 0.1), 40, 4.0, (0.0, -0.02, 0.14))
    return wide(width)


def switcher_angle(width):
    """A switcher on the bench, cables ready, the case behind."""
    room()
    lamps()
    switcher((-0.12, -0.28, 0), 8)
    coil((0.42, -0.3, 0), "#d9541f", 0.075, 5)
    coil((0.58, -0.12, 0), "#0f3a3d", 0.07, 6)
    microphone((0.33, -0.08, 0.0), 24)
    cylinder(0.03, 0.09, (-0.55, -0.05, 0.045), black(), 0.006)
    camera((0.2, -1.05, 0.42), (0.0, -0.2, 0.06), 45, 3.2, (0.0, -0.3, 0.06))
    return wide(width)


ANGLES = {"case": case_angle, "switcher": switcher_angle}
