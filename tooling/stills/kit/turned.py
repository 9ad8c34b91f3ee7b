import bmesh
import bpy
import math
from math import radians
from kit.shapes import place


def lathe(prof, loc, mat, rot=(0, 0, 0), parent=None, n=64, bevel=0, uv=False, smooth=32):
    me = bpy.data.meshes.new("l")
    vs = []
    fs = []
    k = len(prof)
    for i in range(n):
        a = 2 * math.pi * i / n
        for r, z in prof:
            vs.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(n):
        j = (i + 1) % n
        for q in range(k - 1):
            fs.append((i * k + q, j * k + q, j * k + q + 1, i * k + q + 1))
    me.from_pydata(vs, [], fs)
    if uv:
        L = me.uv_layers.new()
        z0 = min((p[1] for p in prof))
        z1 = max((p[1] for p in prof))
        fi = 0
        for i in range(n):
            for q in range(k - 1):
                us = (i / n, (i + 1) / n, (i + 1) / n, i / n)
                zs = (prof[q][1], prof[q][1], prof[q + 1][1], prof[q + 1][1])
                for t in range(4):
                    L.data[fi * 4 + t].uv = (us[t], (zs[t] - z0) / (z1 - z0))
                fi += 1
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-07) if not uv else None
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    o = place("l", me, mat, loc, rot, parent, bevel, 2)
    me.auto_smooth_angle = radians(smooth)
    return o


def ring(R, r, loc, mat, rot=(0, 0, 0), parent=None, n=96, m=16):
    prof = [(R + r * math.cos(2 * math.pi * i / m), r * math.sin(2 * math.pi * i / m)) for i in range(m + 1)]
    return lathe(prof, loc, mat, rot, parent, n, smooth=180)
