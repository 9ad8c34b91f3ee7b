from kit.looks import screen
from kit.materials import black, glow, gunmetal, satin, surface
from kit.shapes import ball, box, cylinder, empty, picture_plane, rounded_box


def monitor(loc, rotz, tex, s=1.6, parent=None, w=0.612, h=0.3445, stand=True, tilt=-3):
    e = empty(loc, (0, 0, rotz), parent)
    hd = empty((0, 0, 0.335), (tilt, 0, 0), e)
    bz = 0.0055
    ch = 0.012
    rounded_box(w + 2 * bz, h + bz + ch, 0.016, 0.006, (0, 0.008, -(ch - bz) / 2), satin(), 0.0012, parent=hd)
    rounded_box(w * 0.86, h * 0.8, 0.03, 0.03, (0, 0.03, -0.005), black(), 0.008, parent=hd, seg=4)
    picture_plane(w, h, (0, -0.0004, 0), screen("scr_" + tex, tex, s, 0.16), parent=hd)
    box(
        (0.012, 0.001, 0.0025),
        (0, -0.0006, -h / 2 - 0.006),
        surface("logo_grey", (0.25, 0.25, 0.25), 0.4),
        0.0002,
        parent=hd,
    )
    ball(0.0012, (w / 2 - 0.02, -0.0006, -h / 2 - 0.0065), glow("pled", "#ffffff", 3), hd)
    if stand:
        box((0.055, 0.022, 0.3), (0, 0.052, 0.165), gunmetal(), 0.006, parent=e)
        rounded_box(0.25, 0.2, 0.008, 0.03, (0, 0.06, 0.004), gunmetal(), 0.002, parent=e, axis="Z")
        cylinder(0.028, 0.05, (0, 0.045, 0.335), black(), 0.002, (90, 0, 0), e)
    return e
