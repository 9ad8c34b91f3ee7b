from math import radians
from mathutils import Euler
from kit.colours import rgba
from kit.lines import text
from kit.looks import screen
from kit.materials import aluminium, glow, satin, surface
from kit.nodes import known, map_range, new_material, node
from kit.shapes import box, cylinder, empty, picture_plane


def switcher(loc, rotz=0, parent=None):
    e = empty(loc, (0, 0, rotz), parent)
    W, D = (0.6, 0.3)
    tl = empty((0, 0, 0.052), (9, 0, 0), e)
    box(
        (W, D, 0.05),
        (0, 0, -0.026),
        surface("sw_body", (0.022, 0.024, 0.026), 0.4, 0.6, bump=0.12, bscale=900),
        0.006,
        parent=tl,
    )
    box(
        (W - 0.012, D - 0.012, 0.002),
        (0, 0, 0),
        surface("sw_top", (0.035, 0.038, 0.041), 0.5, 0.4, bump=0.25, bscale=1600),
        0.0008,
        parent=tl,
    )
    for sx in (-1, 1):
        box((0.012, D + 0.012, 0.066), (sx * (W / 2 + 0.004), 0, -0.022), aluminium(), 0.003, parent=tl)
    cap_off = surface("cap_off", (0.16, 0.165, 0.17), 0.35, coat=0.4)
    cap_dim = surface("cap_dim", (0.42, 0.43, 0.43), 0.35, coat=0.4)

    def lit(n, c, s):
        if (n,) in known:
            return known[n,]
        m, nt, p, o = new_material(n)
        p.inputs["Base Color"].default_value = rgba(c)
        p.inputs["Roughness"].default_value = 0.3
        p.inputs["Emission"].default_value = rgba(c)
        tc = node(nt, "ShaderNodeTexCoord")
        ln = node(nt, "ShaderNodeVectorMath", operation="LENGTH")
        mp = node(nt, "ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (1, 1, 0)
        nt.links.new(tc.outputs["Object"], mp.inputs[0])
        nt.links.new(mp.outputs[0], ln.inputs[0])
        r = map_range(nt, ln.outputs["Value"], 0, 0.0125, s, s * 0.22)
        nt.links.new(r.outputs[0], p.inputs["Emission Strength"])
        p.inputs["Clearcoat"].default_value = 0.5
        known[n,] = m
        return m

    red = lit("b_red", "#ff2a12", 2.6)
    grn = lit("b_grn", "#12e06a", 1.6)
    amb = lit("b_amb", "#ffa028", 1.4)
    wht = lit("b_wht", "#cfe6e2", 0.42)
    tea = lit("b_tea", "#2fd6c4", 0.9)
    ink = surface("ink", (0.01, 0.01, 0.01), 0.6)
    pale = surface("pale", (0.55, 0.57, 0.57), 0.6)

    def btn(x, y, m, s=0.017, t="", dark=True):
        box((s + 0.004, s + 0.004, 0.003), (x, y, 0.0016), ink, 0.0008, parent=tl)
        b = box((s, s, 0.009), (x, y, 0.0058), m, 0.0022, parent=tl, seg=3)
        if t:
            text(t, 0.0105 if len(t) == 1 else 0.0085, (x, y, 0.01038), ink if dark else pale, (0, 0, 0), tl, extrude=0.00012)

    xs = [-0.262 + i * 0.0265 for i in range(12)]
    for i, x in enumerate(xs):
        btn(x, -0.105, grn if i == 0 else wht if i < 8 else cap_off, t=str(i + 1), dark=True)
        btn(x, -0.066, red if i == 1 else wht if i < 8 else cap_off, t=str(i + 1))
        btn(x, -0.018, amb if i in (3,) else tea if i in (6, 7) else cap_dim, 0.015)
    for y, t in ((-0.105, "PVW"), (-0.066, "PGM"), (-0.018, "KEY")):
        text(t, 0.0085, (-0.287, y, 0.0013), pale, (0, 0, 90), tl)
    for i, x in enumerate(xs[:8]):
        box(
            (0.02, 0.008, 0.002),
            (x, -0.0425, 0.0018),
            glow("oled", "#8fe9dd", 0.55) if i % 3 else glow("oled2", "#ffb08f", 0.6),
            0.0004,
            parent=tl,
        )
    for r in range(2):
        for i in range(6):
            btn(
                -0.262 + i * 0.03,
                0.035 + r * 0.034,
                [tea, cap_dim, cap_dim, amb, cap_dim, cap_off][(i + r * 2) % 6],
                0.02,
            )
    box((0.125, 0.07, 0.003), (0.0, 0.062, 0.002), satin(), 0.001, parent=tl)
    q = picture_plane(0.115, 0.061, (0, 0.062, 0.0039), screen("swlcd", "programme", 1.2, 0.1), (-90, 0, 0), tl)
    q.rotation_euler = Euler((radians(-90), 0, 0))
    for i in range(3):
        for r in range(2):
            x, y = (0.095 + i * 0.034, 0.045 + r * 0.036)
            cylinder(0.0105, 0.016, (x, y, 0.009), satin(), 0.0015, parent=tl, n=32)
            cylinder(0.0085, 0.003, (x, y, 0.0185), aluminium(), 0.0008, parent=tl, n=32)
            box((0.0012, 0.006, 0.0006), (x, y + 0.004, 0.0203), pale, 0.0001, parent=tl)
    box(
        (0.09, 0.15, 0.0035),
        (0.235, -0.055, 0.0018),
        surface("tb_plate", (0.05, 0.053, 0.056), 0.45, 0.5),
        0.0015,
        parent=tl,
    )
    for i in range(2):
        box((0.006, 0.115, 0.002), (0.212 + i * 0.046, -0.055, 0.0042), ink, 0.0008, parent=tl)
    arm = empty((0.235, -0.02, 0.004), (-24, 0, 0), tl)
    for sx in (-0.023, 0.023):
        box((0.0045, 0.008, 0.055), (sx, 0, 0.026), aluminium(), 0.0015, parent=arm)
    cylinder(0.0105, 0.066, (0, 0, 0.057), surface("tbar", (0.03, 0.03, 0.031), 0.35, coat=0.3), 0.003, (0, 90, 0), arm)
    for sx in (-0.0355, 0.0355):
        cylinder(0.0108, 0.005, (sx, 0, 0.057), aluminium(), 0.001, (0, 90, 0), arm)
    for i, (m, t) in enumerate(((wht, "CUT"), (red, "AUTO"))):
        x = 0.09 + i * 0.042
        box((0.038, 0.026, 0.003), (x, -0.105, 0.0016), ink, 0.0008, parent=tl)
        box((0.034, 0.022, 0.01), (x, -0.105, 0.006), m, 0.0025, parent=tl)
        text(t, 0.0095, (x, -0.105, 0.01115), ink, (0, 0, 0), tl, extrude=0.00012)
    for i in range(3):
        for r in range(2):
            btn(0.083 + i * 0.026, -0.066 + r * 0.034, [amb, cap_dim, cap_dim, tea, cap_off, cap_dim][i + r * 3], 0.018)
    for i in range(9):
        box(
            (0.006, 0.003, 0.001),
            (0.27, 0.03 + i * 0.0075, 0.0014),
            glow("vu%d" % (i // 3 == 2), "#ff6a2a" if i // 3 == 2 else "#25e08c", 2.0 if i < 7 else 0.1),
            0.0003,
            parent=tl,
        )
    return e
