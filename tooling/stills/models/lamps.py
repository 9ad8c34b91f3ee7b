import bpy
from mathutils import Vector
from kit.light import area
from kit.looks import glass
from kit.materials import black, fabric, glow, gunmetal
from kit.shapes import box, cylinder, empty, picture_plane, place
from kit.turned import lathe


def ring_light(loc, rotz=0, R=0.21, s=7, stand=True, parent=None):
    e = empty(loc, (0, 0, rotz), parent)
    hd = empty((0, 0, 0), (90, 0, 0), e)
    o = lathe(
        [
            (R - 0.032, 0.012),
            (R - 0.03, 0.0),
            (R + 0.03, 0.0),
            (R + 0.032, 0.012),
            (R + 0.028, 0.026),
            (R - 0.028, 0.026),
            (R - 0.032, 0.012),
        ],
        (0, 0, -0.02),
        black(),
        parent=hd,
        n=96,
        smooth=50,
    )
    lathe([(R - 0.027, 0.0265), (R + 0.027, 0.0265)], (0, 0, -0.02), glow("ringem", "#fff1de", s), parent=hd, n=96)
    lathe(
        [(R - 0.027, 0.027), (R - 0.02, 0.0285), (R + 0.02, 0.0285), (R + 0.027, 0.027)],
        (0, 0, -0.02),
        glass("ringd", (1, 1, 1), 0.2),
        parent=hd,
        n=96,
        smooth=60,
    )
    if stand:
        cylinder(0.009, 1.2, (0, 0.02, -R - 0.63), black(), 0.001, parent=e)
        cylinder(0.013, 0.05, (0, 0.02, -R - 0.03), gunmetal(), 0.002, parent=e)
    return e


def softbox(loc, target, w=0.7, h=0.7, s=6, power=60, c="#fff3e2"):
    l = area(loc, target, w * 0.96, power, c, h * 0.96)
    e = empty(loc)
    e.rotation_euler = l.rotation_euler
    qm = glow("sbx", c, s)
    o = picture_plane(w, h, (0, 0, -0.006), qm, (90, 0, 0), e)
    m = fabric("sbfab", (0.01, 0.01, 0.01), 200)
    for sx, sy, ww, hh in ((0, 1, w, 0.05), (0, -1, w, 0.05), (1, 0, 0.05, h), (-1, 0, 0.05, h)):
        box(
            (ww if sx == 0 else 0.006, hh if sy == 0 else 0.006, 0.06)
            if 0
            else (w + 0.01, 0.006, 0.07)
            if sx == 0
            else (0.006, h + 0.01, 0.07),
            (sx * w / 2, sy * h / 2, 0.012),
            m,
            0.002,
            parent=e,
        )
    me = bpy.data.meshes.new("sb")
    k = 0.07
    z0, z1 = (0.04, 0.34)
    V = [
        (-w / 2, -h / 2, z0),
        (w / 2, -h / 2, z0),
        (w / 2, h / 2, z0),
        (-w / 2, h / 2, z0),
        (-k, -k, z1),
        (k, -k, z1),
        (k, k, z1),
        (-k, k, z1),
    ]
    me.from_pydata(V, [], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)])
    place("sb", me, m, (0, 0, 0), (0, 0, 0), e, smooth=False)
    cylinder(0.06, 0.2, (0, 0, 0.44), black(), 0.006, parent=e)
    l.location = Vector(loc) + (Vector(target) - Vector(loc)).normalized() * 0.012
    return e
