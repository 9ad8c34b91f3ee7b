import bpy
import math
from kit.lines import text, tube
from kit.looks import coating, screen
from kit.materials import aluminium, black, chrome, glow, gunmetal, rubber, satin, surface, white
from kit.shapes import ball, box, cylinder, empty, extruded, picture_plane, place, rounded_box
from models.camera_fittings import fittings
from kit.turned import lathe


def geared_ring(R, w, loc, mat, parent, n=72):
    P = []
    for i in range(n):
        for k, r in ((0, R - 0.0016), (0.25, R - 0.0016), (0.4, R), (0.8, R)):
            a = 2 * math.pi * (i + k) / n
            P.append((r * math.cos(a), r * math.sin(a)))
    return extruded(P, w, loc, mat, 0, (0, 0, 0), parent, 1, "Y")


def broadcast_camera(loc, rotz=0, tex="programme", parent=None, monrot=(0, 0, 180)):
    """broadcast/cinema camera, lens axis along +Y, optical centre at origin"""
    e = empty(loc, (0, 0, rotz), parent)
    bd = surface("cam_body", (0.028, 0.029, 0.031), 0.5, 0.15, bump=0.3, bscale=1500)
    pal = surface("pale", (0.55, 0.57, 0.57), 0.6)
    ink = surface("ink", (0.01, 0.01, 0.01), 0.6)
    box((0.118, 0.205, 0.132), (0, -0.11, 0.004), bd, 0.006, parent=e, seg=4)
    box((0.104, 0.17, 0.012), (0, -0.11, 0.074), bd, 0.004, parent=e)
    box((0.126, 0.06, 0.1), (0, -0.05, 0), bd, 0.006, parent=e)
    for s in (-1, 1):
        box(
            (0.004, 0.15, 0.095),
            (s * 0.06, -0.12, 0.0),
            surface("cam_panel", (0.045, 0.047, 0.05), 0.45, 0.2, bump=0.15, bscale=1500),
            0.0025,
            parent=e,
        )
        for i in range(9):
            box((0.003, 0.03, 0.0028), (s * 0.0622, -0.165, -0.034 + i * 0.0062), ink, 0.0006, parent=e)
        for i, (y, z) in enumerate(((-0.06, 0.044), (-0.19, 0.044), (-0.06, -0.044), (-0.19, -0.044))):
            cylinder(0.0026, 0.003, (s * 0.0625, y, z), gunmetal(), 0.0005, (0, 90, 0), e, 20)
    box((0.002, 0.062, 0.034), (-0.0625, -0.105, 0.018), ink, 0.001, parent=e)
    q = picture_plane(0.056, 0.028, (-0.0638, -0.105, 0.018), screen("camlcd", "led", 1.0, 0.1), (0, 0, -90), e)
    for i in range(5):
        cylinder(
            0.0042,
            0.004,
            (-0.0635, -0.135 + i * 0.015, -0.012),
            surface("cap_off", (0.16, 0.165, 0.17), 0.35),
            0.001,
            (0, 90, 0),
            e,
            24,
        )
    cylinder(0.012, 0.009, (-0.066, -0.062, -0.024), satin(), 0.0015, (0, 90, 0), e, 40)
    cylinder(0.0095, 0.002, (-0.0712, -0.062, -0.024), gunmetal(), 0.0005, (0, 90, 0), e, 40)
    cylinder(
        0.006, 0.005, (-0.064, -0.075, 0.03), surface("recred", "#c01808", 0.3, coat=0.5), 0.001, (0, 90, 0), e, 28
    )
    for t, y, z in (("REC", -0.075, 0.0405), ("ISO  WB  ND  SHUT", -0.105, -0.0215)):
        text(t, 0.0058, (-0.0625, y, z), pal, (90, 0, -90), e, extrude=5e-05)
    for y in (-0.03, -0.17):
        box((0.022, 0.02, 0.045), (0, y, 0.098), gunmetal(), 0.004, parent=e)
    rounded_box(0.026, 0.022, 0.2, 0.009, (0, -0.1, 0.128), rubber(), 0.004, parent=e, seg=3)
    for i in range(7):
        box((0.027, 0.004, 0.0235), (0, -0.155 + i * 0.018, 0.128), black(), 0.001, parent=e)
    box((0.03, 0.045, 0.014), (0, 0.0, 0.132), gunmetal(), 0.003, parent=e)
    cylinder(0.006, 0.006, (0, -0.205, 0.128), glow("tally", "#ff2010", 9), 0.001, (90, 0, 0), e, 24)
    box((0.1, 0.02, 0.135), (0, -0.223, 0.0), gunmetal(), 0.004, parent=e)
    box(
        (0.099, 0.058, 0.15),
        (0, -0.264, -0.002),
        surface("batt", (0.022, 0.022, 0.024), 0.55, bump=0.35, bscale=900),
        0.007,
        parent=e,
        seg=4,
    )
    box((0.06, 0.001, 0.05), (0, -0.2935, 0.012), surface("battlab", (0.3, 0.31, 0.31), 0.5), 0.0003, parent=e)
    text("14.8 V  148 Wh", 0.0075, (0, -0.2943, 0.004), ink, (90, 0, 0), e, extrude=5e-05)
    for i in range(4):
        cylinder(
            0.0022,
            0.002,
            (-0.012 + i * 0.008, -0.2935, -0.036),
            glow("bl" + str(i < 3), "#35e07f" if i < 3 else "#0a2a18", 3 if i < 3 else 0.2),
            0.0003,
            (90, 0, 0),
            e,
            16,
        )
    cab = surface("cable", (0.012, 0.012, 0.012), 0.5)
    cab2 = surface("cable2", (0.03, 0.16, 0.15), 0.5)
    for i, (y, z) in enumerate(((-0.2, 0.028), (-0.2, 0.004), (-0.2, -0.02))):
        cylinder(0.0056, 0.016, (0.066, y, z), chrome(), 0.0008, (0, 90, 0), e, 28)
        cylinder(0.0068, 0.022, (0.084, y, z), aluminium(), 0.001, (0, 90, 0), e, 28)
        cylinder(0.0046, 0.03, (0.108, y, z), rubber(), 0.001, (0, 90, 0), e, 24)
        tube(
            [
                (0.118, y, z),
                (0.15, y - 0.01, z - 0.012),
                (0.165 - 0.01 * i, y - 0.03, z - 0.1),
                (0.13, y - 0.06, -0.28),
                (0.06 + 0.02 * i, y + 0.02, -0.55),
                (0.1, 0.0, -0.9),
                (0.2, -0.1, -1.3),
            ],
            0.0029,
            cab2 if i == 1 else cab,
            e,
        )
    tube(
        [(-0.03, -0.235, 0.07), (-0.05, -0.25, 0.1), (-0.05, -0.2, 0.155), (-0.04, -0.13, 0.19), (-0.05, -0.09, 0.205)],
        0.0024,
        cab,
        e,
    )
    tube(
        [(0.02, -0.235, 0.07), (0.05, -0.28, 0.06), (0.075, -0.27, -0.04), (0.06, -0.24, -0.09), (0.03, -0.15, -0.1)],
        0.0028,
        cab,
        e,
    )
    lb = surface("lens_barrel", (0.013, 0.0135, 0.014), 0.33, 0.3, bump=0.06, bscale=1200)
    prof = [
        (0.03, -0.008),
        (0.046, -0.004),
        (0.046, 0.012),
        (0.04, 0.016),
        (0.04, 0.028),
        (0.0445, 0.03),
        (0.0445, 0.15),
        (0.052, 0.158),
        (0.0525, 0.188),
        (0.05, 0.19),
        (0.044, 0.18),
        (0.041, 0.15),
        (0.041, 0.1),
    ]
    lathe(prof, (0, 0, 0), lb, (-90, 0, 0), e, 96, smooth=28)
    lathe([(0.0462, -0.002), (0.0464, 0.006)], (0, 0, 0), chrome(), (-90, 0, 0), e)
    for y, w in ((0.045, 0.016), (0.082, 0.016), (0.122, 0.022)):
        geared_ring(0.0488, w, (0, y, 0), lb, e)
    for y, c in ((0.062, "#d8d8d2"), (0.102, "#e0a13a")):
        lathe([(0.0447, y - 0.001), (0.0447, y + 0.001)], (0, 0, 0), surface("ink" + c, c, 0.5), (-90, 0, 0), e)
    for i, t in enumerate(("1.5", "2", "2.8", "4", "5.6", "8", "11")):
        h = empty((0, 0.066, 0), (0, -70 + i * 20, 0), e)
        text(t, 0.0065, (0, 0, 0.0447), pal, (0, 0, 180), h, extrude=5e-05)
    for i, t in enumerate(("3", "4", "5", "7", "10", "20", "INF")):
        h = empty((0, 0.142, 0), (0, -75 + i * 22, 0), e)
        text(t, 0.0072, (0, 0, 0.0447), pal, (0, 0, 180), h, extrude=5e-05)
    ball(0.055, (0, 0.105, 0), coating("coatA", (0.75, 0.45, 1)), e, (0.72, 0.5, 0.72), 48)
    cylinder(0.041, 0.004, (0, 0.09, 0), surface("ink", (0.01, 0.01, 0.01), 0.6), 0, (90, 0, 0), e)
    for x in (-0.03, 0.03):
        cylinder(0.0075, 0.42, (x, 0.06, -0.088), gunmetal(), 0.001, (90, 0, 0), e, 32)
    box((0.09, 0.05, 0.022), (0, -0.08, -0.086), gunmetal(), 0.004, parent=e)
    box((0.085, 0.02, 0.022), (0, 0.155, -0.086), gunmetal(), 0.004, parent=e)
    box((0.05, 0.022, 0.055), (-0.035, 0.122, -0.066), black(), 0.004, parent=e)
    cylinder(0.0165, 0.014, (-0.035, 0.122, -0.03), black(), 0.001, (90, 0, 0), e)
    cylinder(0.011, 0.05, (-0.07, 0.122, -0.066), gunmetal(), 0.001, (0, 90, 0), e)
    cylinder(0.031, 0.018, (-0.1, 0.122, -0.066), rubber(), 0.003, (0, 90, 0), e, 64)
    cylinder(0.0325, 0.006, (-0.0935, 0.122, -0.066), white(), 0.0006, (0, 90, 0), e, 64)
    for i in range(40):
        t = 2 * math.pi * i / 40
        box(
            (0.0192, 0.0025, 0.0022),
            (-0.1, 0.122 + 0.031 * math.cos(t), -0.066 + 0.031 * math.sin(t)),
            rubber(),
            0.0006,
            (math.degrees(-t) + 0, 0, 0),
            e,
        )
    hood = [(0.053, 0.186), (0.057, 0.19), (0.066, 0.252), (0.0645, 0.253), (0.0555, 0.192), (0.0525, 0.19)]
    lathe(hood, (0, 0, 0), black(), (-90, 0, 0), e, 96, smooth=28)
    fittings(e, tex)
    return e
