import bmesh
import bpy
import math
from math import radians
from mathutils import Euler


def place(name, me, mat, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, bevel=0, seg=3, smooth=True):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = Euler([radians(a) for a in rot])
    if mat is not None:
        for mm in mat if isinstance(mat, (list, tuple)) else [mat]:
            me.materials.append(mm)
    if parent:
        o.parent = parent
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = radians(32)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = radians(35)
        b.harden_normals = True
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1):
    o = bpy.data.objects.new("e", None)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = Euler([radians(a) for a in rot])
    o.scale = (scale,) * 3
    if parent:
        o.parent = parent
    return o


def box(size, loc, mat, bevel=0.002, rot=(0, 0, 0), parent=None, seg=3, name="box"):
    me = bpy.data.meshes.new(name)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bm.to_mesh(me)
    bm.free()
    return place(name, me, mat, loc, rot, parent, bevel, seg)


def extruded(pts, depth, loc, mat, bevel=0.001, rot=(0, 0, 0), parent=None, seg=2, axis="Y"):
    """closed 2D outline extruded by depth (outline in XZ, extruded along Y, centred)"""
    me = bpy.data.meshes.new("rp")
    n = len(pts)
    vs = []
    h = depth / 2
    for s in (-h, h):
        vs += [(x, s, z) if axis == "Y" else (x, z, s) if axis == "Z" else (s, x, z) for x, z in pts]
    fs = [list(range(n)), list(range(2 * n - 1, n - 1, -1))] + [
        [i, i + n, (i + 1) % n + n, (i + 1) % n] for i in range(n)
    ]
    me.from_pydata(vs, [], fs)
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return place("rp", me, mat, loc, rot, parent, bevel, seg)


def rounded_outline(w, h, r, n=8):
    P = []
    for cx, cz, a0 in (
        (w / 2 - r, h / 2 - r, 0),
        (-w / 2 + r, h / 2 - r, 90),
        (-w / 2 + r, -h / 2 + r, 180),
        (w / 2 - r, -h / 2 + r, 270),
    ):
        for i in range(n + 1):
            a = radians(a0 + 90 * i / n)
            P.append((cx + r * math.cos(a), cz + r * math.sin(a)))
    return P


def rounded_box(w, h, d, r, loc, mat, bevel=0.001, rot=(0, 0, 0), parent=None, axis="Y", n=8, seg=2):
    return extruded(rounded_outline(w, h, r, n), d, loc, mat, bevel, rot, parent, seg, axis)


def cylinder(r, h, loc, mat, bevel=0.001, rot=(0, 0, 0), parent=None, n=48, r2=None, seg=2):
    r2 = r if r2 is None else r2
    me = bpy.data.meshes.new("c")
    bm = bmesh.new()
    bmesh.ops.create_cone(bm, cap_ends=True, cap_tris=False, segments=n, radius1=r, radius2=r2, depth=h)
    bm.to_mesh(me)
    bm.free()
    return place("c", me, mat, loc, rot, parent, bevel, seg)


def ball(r, loc, mat, parent=None, scale=(1, 1, 1), n=32):
    me = bpy.data.meshes.new("s")
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=n, v_segments=n // 2, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    bm.to_mesh(me)
    bm.free()
    o = place("s", me, mat, loc, (0, 0, 0), parent)
    me.auto_smooth_angle = math.pi
    return o


def picture_plane(w, h, loc, mat, rot=(0, 0, 0), parent=None):
    """vertical picture plane in XZ facing -Y, with UVs"""
    me = bpy.data.meshes.new("q")
    me.from_pydata([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [], [(0, 1, 2, 3)])
    L = me.uv_layers.new()
    for i, u in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        L.data[i].uv = u
    return place("q", me, mat, loc, rot, parent, smooth=False)
