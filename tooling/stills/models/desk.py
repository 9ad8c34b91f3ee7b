import bpy
import math
import random
from kit.colours import rgba
from kit.light import point
from kit.lines import tube
from kit.materials import black, gunmetal, rubber, surface
from kit.nodes import map_range, new_material, node, noise_node
from kit.shapes import ball, box, cylinder, empty, place
from kit.turned import lathe, ring


def mouse(loc, rotz=0):
    e = empty(loc, (0, 0, rotz))
    o = ball(0.5, (0, 0, 0.012), black(), e, (0.064, 0.108, 0.048))
    box((0.007, 0.022, 0.006), (0, 0.026, 0.0335), rubber(), 0.003, parent=e)
    return e


def mug(loc, c="#c73e16", rotz=0):
    e = empty(loc, (0, 0, rotz))
    m = surface("mug" + c, c, 0.22, coat=0.6, rvar=0.05)
    lathe(
        [
            (0, 0.004),
            (0.036, 0.004),
            (0.04, 0.0),
            (0.0415, 0.004),
            (0.0425, 0.092),
            (0.0418, 0.0945),
            (0.0398, 0.0945),
            (0.0388, 0.092),
            (0.038, 0.01),
            (0, 0.008),
        ],
        (0, 0, 0),
        m,
        parent=e,
        smooth=60,
    )
    cylinder(0.0387, 0.001, (0, 0, 0.078), surface("coffee", (0.016, 0.006, 0.002), 0.06, rvar=0), 0, parent=e)
    tube([(0.041, 0, 0.078), (0.062, 0, 0.074), (0.069, 0, 0.05), (0.06, 0, 0.026), (0.041, 0, 0.02)], 0.0055, m, e)
    return e


def notebook(loc, rotz):
    e = empty(loc, (0, 0, rotz))
    box((0.155, 0.215, 0.012), (0, 0, 0.006), surface("nb", "#0b3f44", 0.6, bump=0.3, bscale=700), 0.002, parent=e)
    box((0.15, 0.212, 0.009), (0.002, 0, 0.006), surface("paper", (0.75, 0.73, 0.68), 0.8), 0.0005, parent=e)
    box((0.006, 0.217, 0.0126), (0.06, 0, 0.0062), surface("band", "#c73e16", 0.6), 0.001, parent=e)
    cylinder(0.0042, 0.135, (-0.03, 0.0, 0.0165), gunmetal(), 0.001, (0, 90, 62), e)
    return e


def plant(loc, h=0.3, n=26, seed=3, pot="#d9d2c2"):
    e = empty(loc)
    rnd = random.Random(seed)
    lathe(
        [(0, 0), (0.05, 0), (0.055, 0.004), (0.066, 0.105), (0.064, 0.11), (0.058, 0.108), (0.056, 0.09), (0, 0.09)],
        (0, 0, 0),
        surface("pot" + pot, pot, 0.6, bump=0.15, bscale=200),
        parent=e,
        smooth=50,
    )
    lf = surface("leaf", (0.028, 0.1, 0.035), 0.38, rvar=0.08, spec=0.4)
    for i in range(n):
        a = rnd.random() * 2 * math.pi
        ln = h * (0.6 + 0.5 * rnd.random())
        lean = 0.25 + 0.75 * rnd.random()
        me = bpy.data.meshes.new("lf")
        vs = []
        fs = []
        K = 9
        wd = 0.012 + 0.01 * rnd.random()
        for k in range(K + 1):
            t = k / K
            r = lean * ln * t**1.4 * 0.8
            z = 0.095 + ln * (t - 0.42 * lean * t**2.2)
            w = wd * math.sin(math.pi * min(1, t * 0.93 + 0.07)) ** 0.8
            for s in (-1, 0, 1):
                vs.append(
                    (
                        r * math.cos(a) - s * w * math.sin(a),
                        r * math.sin(a) + s * w * math.cos(a),
                        z + (0.25 * w if s else 0),
                    )
                )
        for k in range(K):
            for s in (0, 1):
                fs.append((k * 3 + s, k * 3 + s + 1, k * 3 + s + 4, k * 3 + s + 3))
        me.from_pydata(vs, [], fs)
        place("lf", me, lf, (0, 0, 0), (0, 0, 0), e).data.auto_smooth_angle = math.pi
    return e


def desk_lamp(loc, rotz=0, power=9):
    e = empty(loc, (0, 0, rotz))
    br = surface("brass", (0.62, 0.4, 0.16), 0.26, 1, rvar=0.07)
    lathe(
        [(0, 0.0), (0.075, 0.0), (0.078, 0.004), (0.076, 0.012), (0.02, 0.018), (0.0, 0.018)], (0, 0, 0), br, parent=e
    )
    cylinder(0.006, 0.34, (0, 0, 0.18), br, 0.001, parent=e)
    sh = surface("shade", (0.75, 0.62, 0.45), 0.8, rvar=0)
    m, nt, p, o = new_material("shade_e")
    p.inputs["Base Color"].default_value = rgba("#f0d9b0")
    p.inputs["Roughness"].default_value = 0.9
    tc = node(nt, "ShaderNodeTexCoord")
    s = node(nt, "ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["Object"], s.inputs[0])
    r = map_range(nt, s.outputs[2], 0.0, 0.17, 2.6, 0.9)
    nt.links.new(r.outputs[0], p.inputs["Emission Strength"])
    p.inputs["Emission"].default_value = rgba("#ff9a45")
    nz = noise_node(nt, 160, 2, stretch=(1, 1, 0.15))
    b = node(nt, "ShaderNodeBump", Strength=0.5, Distance=0.001)
    nt.links.new(nz.outputs[0], b.inputs["Height"])
    nt.links.new(b.outputs[0], p.inputs["Normal"])
    lathe([(0.125, 0), (0.085, 0.17)], (0, 0, 0.33), m, parent=e)
    ring(0.125, 0.0018, (0, 0, 0.33), br, parent=e)
    ring(0.085, 0.0018, (0, 0, 0.5), br, parent=e)
    l = point((loc[0], loc[1], loc[2] + 0.4), power, "#ffa458", 0.05)
    return e
