from kit.lines import tube
from kit.looks import screen
from kit.materials import black, gunmetal, rubber, surface
from kit.shapes import ball, box, cylinder, empty, picture_plane, rounded_box
from kit.turned import lathe


def fittings(e, tex):
    """The monitor on its arm, the viewfinder and the base plate."""
    tube([(0, 0.0, 0.138), (-0.01, -0.005, 0.168)], 0.007, gunmetal(), e)
    ball(0.011, (-0.01, -0.005, 0.17), gunmetal(), e)
    mh = empty((-0.06, -0.03, 0.245), (-14, 0, 14), e)
    rounded_box(0.182, 0.118, 0.022, 0.007, (0, 0, 0), black(), 0.003, parent=mh, seg=3)
    picture_plane(0.16, 0.09, (0, -0.0114, 0.004), screen("cammon", tex, 1.7, 0.08), parent=mh)
    rounded_box(
        0.168,
        0.098,
        0.0006,
        0.003,
        (0, -0.011, 0.004),
        surface("pglass2", (0.003, 0.003, 0.004), 0.06, rvar=0.02),
        0.0001,
        parent=mh,
    )
    for i in range(5):
        cylinder(
            0.003,
            0.003,
            (0.03 + i * 0.01, -0.0115, -0.0505),
            surface("cap_off", (0.16, 0.165, 0.17), 0.35),
            0.0006,
            (90, 0, 0),
            mh,
            20,
        )
    tube([(-0.03, -0.0, 0.1), (-0.075, -0.0, 0.105)], 0.006, gunmetal(), e)
    cylinder(0.02, 0.08, (-0.098, -0.06, 0.095), black(), 0.003, (90, 0, 0), e)
    lathe(
        [(0.013, 0), (0.02, 0.004), (0.024, 0.018), (0.028, 0.03), (0.026, 0.032), (0.02, 0.02), (0.013, 0.012)],
        (-0.098, -0.098, 0.095),
        rubber(),
        (90, 0, 0),
        e,
    )
    box((0.1, 0.22, 0.016), (0, -0.09, -0.075), gunmetal(), 0.003, parent=e)
    box((0.075, 0.19, 0.014), (0, -0.08, -0.108), black(), 0.003, parent=e)
