import bpy
import math
import random
from math import radians
from kit.colours import linear
from kit.looks import clear_glass, glass, printed
from kit.materials import surface
from kit.shapes import box, cylinder, empty, picture_plane, place
from kit.turned import lathe


def label(r, z0, z1, mat, parent, ang=165):
    n = 40
    a0 = -90 - ang / 2
    V = []
    Fc = []
    for i in range(n + 1):
        t = radians(a0 + ang * i / n)
        V += [(r * math.cos(t), r * math.sin(t), z0), (r * math.cos(t), r * math.sin(t), z1)]
    for i in range(n):
        Fc.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    me = bpy.data.meshes.new("lb")
    me.from_pydata(V, [], Fc)
    L = me.uv_layers.new()
    for p in me.polygons:
        for li in p.loop_indices:
            k = me.loops[li].vertex_index
            L.data[li].uv = (k // 2 / n, k % 2)
    o = place("lb", me, mat, (0, 0, 0), (0, 0, 0), parent)
    me.auto_smooth_angle = math.pi
    return o


def pack(loc, rotz, f, w=0.11, h=0.145, d=0.07, side=None, parent=None, lean=0):
    e = empty(loc, (lean, 0, rotz), parent)
    c = side or "#0b6e6e"
    box(
        (w, d, h),
        (0, 0, h / 2),
        surface("pk" + c, c, 0.5, coat=0.15, bump=0.06, bscale=500, rvar=0.05),
        0.0014,
        parent=e,
    )
    picture_plane(w - 0.003, h - 0.003, (0, -d / 2 - 0.0003, h / 2), printed("pr_" + f, f, 0.42, 0.2), parent=e)
    box((w * 0.98, 0.0006, 0.0006), (0, -d / 2 - 0.0004, h - 0.022), surface("crease" + c, c, 0.7), 0, parent=e)
    return e


def bottle(loc, f, c="#3b2408", h=0.24, r=0.033, cap="#1a1a1a", rotz=0, parent=None):
    e = empty(loc, (0, 0, rotz), parent)
    b = h * 0.62
    lathe(
        [
            (0, 0.003),
            (r * 0.85, 0.0),
            (r, 0.006),
            (r, b),
            (r * 0.96, b + 0.012),
            (r * 0.42, b + 0.055),
            (r * 0.4, h - 0.02),
            (r * 0.44, h - 0.018),
            (r * 0.44, h - 0.012),
        ],
        (0, 0, 0),
        clear_glass("bg" + c, c, 0.0),
        parent=e,
        smooth=60,
    )
    lathe(
        [
            (0, 0.006),
            (r * 0.93, 0.006),
            (r * 0.93, b),
            (r * 0.88, b + 0.01),
            (r * 0.38, b + 0.05),
            (r * 0.36, b + 0.06),
            (0, b + 0.06),
        ],
        (0, 0, 0),
        surface("liq" + c, tuple((x * 0.5 for x in linear(c))), 0.15, rvar=0),
        parent=e,
        smooth=60,
    )
    cylinder(r * 0.47, 0.034, (0, 0, h + 0.001), surface("cap" + cap, cap, 0.4, coat=0.2), 0.002, parent=e)
    label(r + 0.0006, b * 0.2, b * 0.72, printed("pl_" + f, f, 0.55), e, 150)
    return e


def jar(loc, f, fill="#c98a1a", h=0.105, r=0.042, lid="#c9a24a", rotz=0, parent=None, metal=1):
    e = empty(loc, (0, 0, rotz), parent)
    lathe(
        [(0, 0.003), (r * 0.9, 0.0), (r, 0.007), (r, h * 0.82), (r * 0.93, h * 0.9), (r * 0.86, h * 0.92)],
        (0, 0, 0),
        glass("jarg", (0.97, 0.99, 0.98)),
        parent=e,
        smooth=60,
    )
    lathe(
        [(0, 0.005), (r * 0.95, 0.006), (r * 0.95, h * 0.74), (0, h * 0.75)],
        (0, 0, 0),
        surface("fill" + fill, fill, 0.28, bump=0.5, bscale=90, rvar=0.1),
        parent=e,
        smooth=60,
    )
    cylinder(r * 0.96, 0.021, (0, 0, h * 0.92 + 0.008), surface("lid" + lid, lid, 0.3, metal), 0.003, parent=e)
    label(r + 0.0006, h * 0.13, h * 0.68, printed("pl_" + f, f, 0.55), e, 150)
    return e


def bag(loc, f, w=0.13, h=0.21, d=0.075, rotz=0, parent=None):
    """stand-up pouch: flat sealed top, bulged body, flat bottom"""
    e = empty(loc, (0, 0, rotz), parent)
    me = bpy.data.meshes.new("bag")
    nu, nv = (24, 28)
    vs = []
    fs = []
    rnd = random.Random(4)
    for side in (-1, 1):
        for j in range(nv + 1):
            v = j / nv
            for i in range(nu + 1):
                u = i / nu
                ed = 1 - abs(2 * u - 1) ** 3.2
                bul = math.sin(math.pi * min(1, 0.08 + v * 0.92)) ** 0.75 if v > 0.0 else 0.25
                bul = max(bul, 0.62 * (1 - v)) if v < 0.3 else bul
                if v > 0.88:
                    bul = 0.02
                wr = 0.0016 * math.sin(u * 23 + v * 9) * math.sin(v * 17) + 0.0012 * math.sin(u * 41 - v * 13)
                y = side * (d / 2 * ed * bul * 1.0) + side * wr * ed * (1 if v < 0.88 else 0.3)
                vs.append(((u - 0.5) * w * (1 - 0.05 * math.sin(math.pi * v)), y, v * h))
    B = (nu + 1) * (nv + 1)
    for s in range(2):
        for j in range(nv):
            for i in range(nu):
                q = [
                    s * B + j * (nu + 1) + i,
                    s * B + j * (nu + 1) + i + 1,
                    s * B + (j + 1) * (nu + 1) + i + 1,
                    s * B + (j + 1) * (nu + 1) + i,
                ]
                fs.append(q if s == 0 else q[::-1])
    me.from_pydata(vs, [], fs)
    L = me.uv_layers.new()
    for p in me.polygons:
        for li in p.loop_indices:
            x, y, z = vs[me.loops[li].vertex_index]
            L.data[li].uv = (x / w + 0.5, z / h)
    o = place("bag", me, printed("pr_" + f, f, 0.62, bump=0.35), (0, 0, 0), (0, 0, 0), e)
    me.auto_smooth_angle = math.pi
    box((w * 0.97, 0.003, 0.006), (0, 0, h * 0.955), surface("bagclip", (0.02, 0.02, 0.02), 0.4), 0.001, parent=e)
    return e
