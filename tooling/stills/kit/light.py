import bpy
from math import radians
from mathutils import Vector
from kit.colours import linear, rgba


def area(loc, target, size, power, c=(1, 1, 1), sizey=None, spread=180, vis=True, shape="RECTANGLE"):
    l = bpy.data.lights.new("a", "AREA")
    l.energy = power
    l.color = linear(c) if isinstance(c, str) else c
    l.shape = shape
    l.size = size
    l.size_y = sizey or size
    l.spread = radians(spread)
    o = bpy.data.objects.new("a", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = False
    if not vis:
        o.visible_glossy = False
    return o


def spot(loc, target, power, c=(1, 1, 1), angle=40, blend=0.5, r=0.05):
    l = bpy.data.lights.new("s", "SPOT")
    l.energy = power
    l.color = linear(c) if isinstance(c, str) else c
    l.spot_size = radians(angle)
    l.spot_blend = blend
    l.shadow_soft_size = r
    o = bpy.data.objects.new("s", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def point(loc, power, c=(1, 1, 1), r=0.03):
    l = bpy.data.lights.new("p", "POINT")
    l.energy = power
    l.color = linear(c) if isinstance(c, str) else c
    l.shadow_soft_size = r
    o = bpy.data.objects.new("p", l)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    return o


def world(c=(0, 0, 0), s=1):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    background = w.node_tree.nodes["Background"]
    background.inputs[0].default_value = rgba(c)
    background.inputs[1].default_value = s
