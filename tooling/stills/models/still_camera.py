import math
from kit.lines import text
from kit.looks import coating
from kit.materials import chrome, gunmetal, rubber, surface
from kit.shapes import ball, box, cylinder, empty, extruded, rounded_box
from kit.turned import lathe, ring
from models.broadcast_camera import geared_ring


def still_camera(loc, rotz=0, tilt=0):
    """full-frame mirrorless, lens towards -Y"""
    e = empty(loc, (tilt, 0, rotz))
    bd = surface("lea", (0.014, 0.0142, 0.0148), 0.62, bump=0.9, bscale=1100, rvar=0.1)
    mg = surface("magn", (0.02, 0.021, 0.0225), 0.42, 0.1, bump=0.18, bscale=1700)
    pale = surface("pale", (0.55, 0.57, 0.57), 0.6)
    al = gunmetal()
    rounded_box(0.132, 0.058, 0.044, 0.01, (0, 0, 0.029), bd, 0.004, parent=e, seg=4)
    rounded_box(0.132, 0.02, 0.046, 0.008, (0, 0, 0.066), mg, 0.004, parent=e, seg=4)
    box((0.128, 0.046, 0.01), (0, 0, 0.004), mg, 0.003, parent=e)
    extruded(
        [(-0.036, 0), (0.036, 0), (0.027, 0.016), (0.018, 0.024), (-0.018, 0.024), (-0.027, 0.016)],
        0.048,
        (0.004, -0.002, 0.072),
        mg,
        0.003,
        parent=e,
        seg=4,
    )
    box((0.022, 0.022, 0.003), (0.004, 0.004, 0.0972), al, 0.0006, parent=e)
    rounded_box(0.034, 0.078, 0.032, 0.014, (-0.052, -0.028, 0.038), bd, 0.009, parent=e, seg=5)
    cylinder(0.0065, 0.005, (-0.052, -0.034, 0.079), al, 0.001, (18, 0, 0), e, 40)
    for x, r, h in ((0.048, 0.0125, 0.01), (-0.03, 0.0095, 0.007)):
        cylinder(r, h, (x, 0.004, 0.079 + h / 2 - 0.002), mg, 0.001, parent=e, n=64)
        for i in range(36):
            t = 2 * math.pi * i / 36
            box(
                (0.0009, 0.0009, h * 0.7),
                (x + r * math.cos(t), 0.004 + r * math.sin(t), 0.079 + h / 2 - 0.002),
                mg,
                0.0002,
                parent=e,
            )
        box((0.001, r * 0.5, 0.0003), (x, -0.002, 0.079 + h - 0.0019), pale, 0, parent=e)
    lx = 0.008
    lb = surface("lens_b2", (0.011, 0.0115, 0.012), 0.36, 0.2, bump=0.08, bscale=1500)
    cylinder(0.0335, 0.006, (lx, -0.024, 0.045), al, 0.001, (90, 0, 0), e, 72)
    lathe(
        [
            (0.03, 0),
            (0.0325, 0.002),
            (0.0325, 0.01),
            (0.0405, 0.02),
            (0.0405, 0.098),
            (0.0425, 0.102),
            (0.0425, 0.112),
            (0.0405, 0.113),
            (0.0375, 0.106),
            (0.034, 0.085),
            (0.033, 0.06),
        ],
        (lx, -0.026, 0.045),
        lb,
        (90, 0, 0),
        e,
        96,
        smooth=28,
    )
    for y, w in ((-0.064, 0.026), (-0.104, 0.02)):
        o = geared_ring(0.0422, w, (lx, y, 0.045), surface("rubg", (0.012, 0.012, 0.012), 0.7), e, 96)
    lathe(
        [(0.0407, 0.0), (0.0407, 0.0014)], (lx, -0.0815, 0.045), surface("coralring", "#c73e16", 0.4), (90, 0, 0), e, 96
    )
    for t, a in (("24", -40), ("35", -20), ("50", 0), ("70", 22)):
        h = empty((lx, -0.0862, 0.045), (0, a, 0), e)
        text(t, 0.0052, (0, 0, 0.0408), pale, (0, 0, 0), h, extrude=5e-05)
    ball(0.046, (lx, -0.098, 0.045), coating("coatB", (0.55, 0.75, 1)), e, (0.74, 0.42, 0.74), 48)
    ball(0.03, (lx, -0.085, 0.045), coating("coatC", (1, 0.6, 0.85)), e, (0.8, 0.5, 0.8), 48)
    cylinder(0.034, 0.002, (lx, -0.082, 0.045), surface("lensin", (0.004, 0.004, 0.004), 0.4), 0, (90, 0, 0), e)
    cylinder(0.013, 0.002, (lx, -0.0835, 0.045), surface("iris", (0.0, 0.0, 0.0), 0.1), 0, (90, 0, 0), e)
    ring(0.0355, 0.0008, (lx, -0.132, 0.045), al, (90, 0, 0), e)
    for s in (-1, 1):
        ring(0.006, 0.0012, (s * 0.068, 0, 0.066), chrome(), (0, 90, 0), e)
    box((0.0015, 0.02, 0.012), (0.0665, 0.004, 0.028), rubber(), 0.001, parent=e)
    return e
