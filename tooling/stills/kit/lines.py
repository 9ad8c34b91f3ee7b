import bpy
import os
from math import radians
from mathutils import Euler


def tube(pts, r, mat, parent=None, kind="BEZIER", res=10):
    c = bpy.data.curves.new("t", "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = r
    c.bevel_resolution = 4
    c.resolution_u = res
    c.use_fill_caps = True
    if kind == "BEZIER":
        s = c.splines.new("BEZIER")
        s.bezier_points.add(len(pts) - 1)
        for b, p in zip(s.bezier_points, pts):
            b.co = p
            b.handle_left_type = b.handle_right_type = "AUTO"
    else:
        s = c.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for b, p in zip(s.points, pts):
            b.co = (*p, 1)
    c.materials.append(mat)
    o = bpy.data.objects.new("t", c)
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"


def text(words, size, loc, mat, rot=(90, 0, 0), parent=None, extrude=0.0002):
    """Latin words as a solid; where the font is missing Blender's own is taken."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.extrude = words, size, extrude
    curve.align_x = curve.align_y = "CENTER"
    if os.path.exists(FONT):
        curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(mat)
    o = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = Euler([radians(a) for a in rot])
    o.parent = parent
    return o
