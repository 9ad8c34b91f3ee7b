import bpy
import math
import random
from mathutils import Vector
from kit.lines import tube
from kit.looks import beam
from kit.materials import black, glow, surface
from kit.shapes import box, cylinder, empty, place


def truss(p0, p1, w=0.29, mat=None, n=None):
    """square box truss between two points along X, or Z"""
    mat = mat or surface("truss", (0.3, 0.31, 0.32), 0.35, 0.9, rvar=0.06)
    p0, p1 = (Vector(p0), Vector(p1))
    d = p1 - p0
    L = d.length
    n = n or max(2, int(L / 0.45))
    ax = d.normalized()
    u = Vector((0, 1, 0))
    v = ax.cross(u)
    cs = [u * (sx * w / 2) + v * (sy * w / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for c in cs:
        tube([p0 + c, p1 + c], 0.024, mat, kind="POLY")
    for k in range(4):
        pts = []
        for i in range(n + 1):
            pts.append(p0 + ax * (L * i / n) + cs[(k + i) % 2 if 0 else k if i % 2 == 0 else (k + 1) % 4])
        tube(pts, 0.01, mat, kind="POLY")


def moving_head(loc, target, c, s=20, length=5, r1=0.55, beamc=None, bs=0.12):
    e = empty(loc)
    box((0.24, 0.2, 0.09), (0, 0, -0.045), black(), 0.015, parent=e)
    for x in (-0.13, 0.13):
        box((0.035, 0.11, 0.25), (x, 0, -0.2), black(), 0.015, parent=e)
    h = empty((0, 0, -0.25), (0, 0, 0), e)
    q = (Vector(target) - (Vector(loc) + Vector((0, 0, -0.25)))).to_track_quat("-Z", "Y")
    h.rotation_mode = "QUATERNION"
    h.rotation_quaternion = q
    cylinder(0.105, 0.28, (0, 0, -0.02), black(), 0.02, parent=h, r2=0.085)
    cylinder(0.082, 0.004, (0, 0, -0.163), glow("mv" + c, c, s), 0.0, parent=h)
    if length:
        m = beam("beam%s%s" % (c, random.random()), c, bs)
        me = bpy.data.meshes.new("bm")
        n = 40
        V = []
        F = []
        for i in range(n):
            t = 2 * math.pi * i / n
            V += [(0.08 * math.cos(t), 0.08 * math.sin(t), -0.17), (r1 * math.cos(t), r1 * math.sin(t), -length)]
        for i in range(n):
            j = (i + 1) % n
            F.append((2 * i, 2 * j, 2 * j + 1, 2 * i + 1))
        me.from_pydata(V, [], F)
        L = me.uv_layers.new()
        for p in me.polygons:
            for k, li in enumerate(p.loop_indices):
                L.data[li].uv = (0, 1 if me.loops[li].vertex_index % 2 == 0 else 0)
        o = place("bm", me, m, (0, 0, 0), (0, 0, 0), h)
        o.visible_shadow = False
        o.visible_diffuse = False
        me.auto_smooth_angle = math.pi
    return e
