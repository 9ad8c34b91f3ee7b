import math
from kit.lines import tube
from kit.materials import aluminium, black, chrome, gunmetal, surface
from kit.shapes import box, empty
from kit.turned import lathe, ring


def headset(loc, rot, parent=None, c=None):
    e = empty(loc, rot, parent)
    m = black()
    pad = surface("leather", (0.014, 0.013, 0.013), 0.38, bump=0.5, bscale=420, rvar=0.06)
    arc = [(0.078 * math.cos(t), 0, 0.085 + 0.082 * math.sin(t)) for t in [math.pi * i / 24 for i in range(25)]]
    for dy, rad_ in ((-0.012, 0.0026), (0.012, 0.0026)):
        tube(
            [(-0.086, dy * 0.6, 0.03)]
            + [(x * 1.04, dy, z + 0.004) for x, _, z in arc[::-1]]
            + [(0.086, dy * 0.6, 0.03)],
            rad_,
            aluminium(),
            e,
        )
    for i in range(8, 17):
        a = math.pi * i / 24
        x, z = (0.076 * math.cos(a), 0.085 + 0.08 * math.sin(a))
        box((0.013, 0.036, 0.012), (x, 0, z), pad, 0.005, (0, 90 - math.degrees(a) + 0, 0), e)
    for s in (-1, 1):
        c = empty((s * 0.078, 0, 0.012), (0, s * 90, 0), e)
        lathe(
            [(0, 0.03), (0.026, 0.03), (0.033, 0.027), (0.036, 0.018), (0.036, 0.004), (0.033, 0), (0, 0)],
            (0, 0, 0),
            m,
            parent=c,
            smooth=50,
        )
        lathe([(0, 0.0315), (0.018, 0.0315), (0.02, 0.03)], (0, 0, 0), gunmetal(), parent=c)
        ring(0.018, 0.0012, (0, 0, 0.031), chrome(), parent=c)
        o = ring(0.027, 0.0125, (0, 0, -0.008), pad, parent=c, m=20)
        o.scale = (1, 1.12, 0.9)
        box((0.006, 0.028, 0.05), (s * 0.087, 0, 0.045), m, 0.0025, parent=e)
    tube(
        [(-0.092, -0.01, 0.0), (-0.098, -0.05, -0.025), (-0.085, -0.1, -0.035), (-0.055, -0.128, -0.036)],
        0.0028,
        gunmetal(),
        e,
    )
    lathe(
        [(0, -0.014), (0.006, -0.013), (0.0095, -0.006), (0.0095, 0.006), (0.006, 0.013), (0, 0.014)],
        (-0.05, -0.13, -0.036),
        surface("foam", (0.008, 0.008, 0.008), 0.95, bump=1.2, bscale=700, rvar=0),
        (0, 90, -25),
        e,
        24,
    )
    return e
