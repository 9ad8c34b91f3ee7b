import bpy
import math
import random
from kit.lines import tube
from kit.materials import black, fabric, gunmetal, rubber, surface, wood
from kit.shapes import ball, box, empty, place, rounded_box
from kit.turned import lathe


def curtain(x0, x1, y, h, mat, amp=0.06, wl=0.17, z0=0, seed=1):
    rnd = random.Random(seed)
    n = int((x1 - x0) / 0.012)
    me = bpy.data.meshes.new("cu")
    V = []
    F = []
    ph = [rnd.uniform(0, 6) for _ in range(4)]
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        yy = amp * math.sin(x / wl * 2 * math.pi / 1 + ph[0] + 0.9 * math.sin(x * 2.1 + ph[1])) + 0.4 * amp * math.sin(
            x / wl * 4.3 + ph[2]
        )
        V += [(x, y + yy, z0), (x + 0.01 * math.sin(x * 3), y + yy * 0.8, z0 + h)]
    for i in range(n):
        F.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    me.from_pydata(V, [], F)
    o = place("cu", me, mat)
    me.auto_smooth_angle = math.pi
    return o


def chair(loc, rotz=0):
    e = empty(loc, (0, 0, rotz))
    f = fabric("seat", "#0d2c30", 300)
    m = gunmetal()
    rounded_box(0.44, 0.42, 0.07, 0.06, (0, 0, 0.45), f, 0.02, parent=e, axis="Z", seg=4)
    b = empty((0, -0.2, 0.7), (-8, 0, 0), e)
    rounded_box(0.42, 0.42, 0.05, 0.07, (0, 0, 0), f, 0.018, parent=b, seg=4)
    for x in (-0.2, 0.2):
        tube([(x, -0.24, 0), (x, -0.2, 0.45), (x, -0.245, 0.88)], 0.011, m, e, "POLY")
        tube([(x, 0.2, 0), (x, 0.18, 0.43)], 0.011, m, e, "POLY")
    return e
