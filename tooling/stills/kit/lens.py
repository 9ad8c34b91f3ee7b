import bpy
from math import radians
from mathutils import Euler, Vector


def camera(loc, target, lens=50, f=2.8, focus=None, blades=9, shift=(0, 0), roll=0):
    c = bpy.data.cameras.new("cam")
    c.sensor_width = 36
    c.lens = lens
    c.dof.use_dof = True
    c.dof.aperture_fstop = f
    c.dof.aperture_blades = blades
    c.clip_start = 0.01
    c.clip_end = 500
    c.shift_x, c.shift_y = shift
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    q = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    o.rotation_euler = (q @ Euler((0, 0, radians(roll))).to_quaternion()).to_euler()
    fw = q @ Vector((0, 0, -1))
    c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot(fw)
    bpy.context.scene.camera = o
    return o


def wide(width):
    """The height of a picture of 16 to 9."""
    return width * 9 // 16


def portrait(width):
    """The height of a picture that fills a phone."""
    return width * 844 // 390
