import bmesh
import bpy
from kit.looks import screen
from kit.materials import surface
from kit.shapes import box, cylinder, empty, extruded, place, rounded_box, rounded_outline


def phone(loc, rotz=0, tex="phone", s=1.1, tilt=-10, parent=None):
    """146.6 x 70.6 x 7.7 mm phone on an aluminium desk stand; screen towards -Y"""
    e = empty(loc, (0, 0, rotz), parent)
    hd = empty((0, 0, 0.135), (tilt, 0, 0), e)
    w, h = (0.0706, 0.1466)
    extruded(
        rounded_outline(w, h, 0.0115, 10),
        0.0077,
        (0, 0, 0),
        surface("frame", (0.17, 0.175, 0.18), 0.26, 1, rvar=0.04),
        0.0016,
        parent=hd,
        seg=4,
    )
    extruded(
        rounded_outline(w - 0.0024, h - 0.0024, 0.0104, 10),
        0.0006,
        (0, -0.0037, 0),
        surface("pglass", (0.003, 0.003, 0.004), 0.05, rvar=0.02, rscale=20),
        0.0002,
        parent=hd,
        seg=1,
    )
    m = screen("scr_ph", tex, s, 0.06)
    P = rounded_outline(w - 0.0062, h - 0.0062, 0.0086, 10)
    me = bpy.data.meshes.new("ps")
    me.from_pydata([(x, 0, z) for x, z in P], [], [list(range(len(P)))])
    L = me.uv_layers.new()
    for p in me.polygons:
        for li in p.loop_indices:
            x, z = P[me.loops[li].vertex_index]
            L.data[li].uv = (x / (w - 0.0062) + 0.5, z / (h - 0.0062) + 0.5)
    bm = bmesh.new()
    bm.from_mesh(me)
    bm.faces.ensure_lookup_table()
    if bm.faces[0].normal.y > 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    place("ps", me, m, (0, -0.00415, 0), (0, 0, 0), hd, smooth=False)
    hole = surface("hole", (0.001, 0.001, 0.001), 0.1, rvar=0)
    cylinder(0.0019, 0.0004, (0, -0.0042, h / 2 - 0.0085), hole, 0, (90, 0, 0), hd)
    for z in (0.02, 0.035):
        box(
            (0.0012, 0.003, 0.009),
            (-w / 2 - 0.0003, 0, z),
            surface("frame", (0.17, 0.175, 0.18), 0.26, 1),
            0.0004,
            parent=hd,
        )
    box(
        (0.0012, 0.003, 0.014),
        (w / 2 + 0.0003, 0, 0.026),
        surface("frame", (0.17, 0.175, 0.18), 0.26, 1),
        0.0004,
        parent=hd,
    )
    al = surface("stand_al", (0.78, 0.77, 0.75), 0.3, 1, bump=0.03, bscale=300, rvar=0.04)
    rounded_box(0.085, 0.115, 0.006, 0.016, (0, 0.045, 0.003), al, 0.0015, parent=e, axis="Z")
    cylinder(0.0065, 0.105, (0, 0.05, 0.055), al, 0.001, parent=e)
    box((0.05, 0.006, 0.085), (0, 0.0085, -0.025), al, 0.0025, parent=hd)
    box((0.05, 0.022, 0.005), (0, -0.002, -h / 2 - 0.003), al, 0.002, parent=hd)
    for x in (-0.019, 0.019):
        box((0.007, 0.005, 0.011), (x, -0.0115, -h / 2 + 0.0), al, 0.002, parent=hd)
    cylinder(0.008, 0.056, (0, 0.028, -0.03), al, 0.0015, (0, 90, 0), hd)
    return e
