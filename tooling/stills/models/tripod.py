import math
from math import radians
from mathutils import Vector
from kit.lines import tube
from kit.materials import black, gunmetal, rubber, surface
from kit.shapes import ball, box, cylinder, empty
from kit.turned import lathe


def tripod(loc, H=1.3, rotz=0, handle=(-0.13, -0.42, -0.3)):
    """loc: head platform; fluid head + twin-tube legs"""
    e = empty(loc, (0, 0, rotz))
    cf = surface("carbon", (0.018, 0.018, 0.02), 0.28, 0.2, coat=0.6, bump=0.1, bscale=300)
    box((0.085, 0.12, 0.018), (0, 0, -0.012), gunmetal(), 0.003, parent=e)
    box((0.075, 0.1, 0.075), (0, 0, -0.062), black(), 0.012, parent=e, seg=4)
    for s in (-1, 1):
        cylinder(0.047, 0.018, (s * 0.047, 0, -0.062), black(), 0.004, (0, 90, 0), e, 64)
        cylinder(0.03, 0.008, (s * 0.059, 0, -0.062), gunmetal(), 0.002, (0, 90, 0), e, 48)
        lathe(
            [(0.0385, 0), (0.0385, 0.001), (0.0365, 0.001), (0.0365, 0)],
            (s * 0.056, 0, -0.062),
            surface("inkc", "#c73e16", 0.5),
            (0, s * 90, 0),
            e,
        )
    cylinder(0.052, 0.035, (0, 0, -0.118), black(), 0.005, parent=e, n=64)
    cylinder(0.055, 0.012, (0, 0, -0.142), gunmetal(), 0.002, parent=e, n=64)
    lathe(
        [(0.068, 0), (0.068, -0.012), (0.055, -0.04), (0.045, -0.045)], (0, 0, -0.148), gunmetal(), parent=e, smooth=40
    )
    tube(
        [(-0.055, -0.02, -0.05), tuple(Vector((-0.055, -0.02, -0.05)).lerp(Vector(handle), 0.5)), handle],
        0.007,
        gunmetal(),
        e,
        "POLY",
    )
    v = Vector(handle) - Vector((-0.055, -0.02, -0.05))
    q = v.to_track_quat("Z", "Y").to_euler()
    g = cylinder(0.0135, 0.13, handle, rubber(), 0.004, parent=e)
    g.rotation_euler = q
    for k in range(3):
        a = radians(90 + 120 * k)
        leg = empty((0, 0, -0.17), (0, 0, math.degrees(a)), e)
        for s in (-1, 1):
            tube([(0.06, s * 0.028, 0), (0.06 + 0.28 * H * 0.55, s * 0.022, -H * 0.52)], 0.0105, cf, leg, "POLY")
        tube([(0.06 + 0.26 * H * 0.45, 0, -H * 0.42), (0.06 + 0.3 * H * 1.0, 0, -H + 0.17)], 0.0105, cf, leg, "POLY")
        box((0.04, 0.085, 0.03), (0.058, 0, -0.0), gunmetal(), 0.006, parent=leg)
        box((0.035, 0.08, 0.03), (0.06 + 0.28 * H * 0.55, 0, -H * 0.52), gunmetal(), 0.006, (0, 12, 0), leg)
        ball(0.02, (0.06 + 0.3 * H, 0, -H + 0.17), rubber(), leg)
    return e
