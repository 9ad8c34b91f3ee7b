from kit.looks import screen
from kit.materials import surface
from kit.shapes import box, cylinder, empty, picture_plane, rounded_box


def laptop(loc, rotz=0, tex="album", s=1.5, open_=112):
    e = empty(loc, (0, 0, rotz))
    al = surface("lap_al", (0.4, 0.41, 0.42), 0.36, 1, bump=0.05, bscale=2200, rvar=0.04)
    W, D = (0.3126, 0.2212)
    km = surface("keycap", (0.02, 0.0205, 0.022), 0.5, bump=0.1, bscale=1500)
    pale = surface("pale", (0.55, 0.57, 0.57), 0.6)
    rounded_box(W, D, 0.0112, 0.01, (0, 0, 0.0076), al, 0.0016, parent=e, axis="Z")
    rounded_box(
        0.277,
        0.104,
        0.0006,
        0.004,
        (0, 0.035, 0.0131),
        surface("kbwell", (0.012, 0.012, 0.013), 0.6),
        0.0001,
        parent=e,
        axis="Z",
    )
    rows = [
        [1] * 14,
        [1] * 13 + [1.6],
        [1.6] + [1] * 13,
        [1.9] + [1] * 11 + [1.9],
        [2.4] + [1] * 10 + [2.4],
        [1, 1, 1, 1.25, 5.2, 1.25, 1, 1, 1, 1],
    ]
    L = ["`1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL", "ZXCVBNM,./"]
    for r, ws in enumerate(rows):
        x = -0.1365
        un = 0.273 / sum(ws)
        for w in ws:
            box(
                (w * un - 0.0028, 0.0137, 0.0016),
                (x + w * un / 2, 0.0775 - r * 0.0172, 0.0142),
                km,
                0.0006,
                parent=e,
                seg=2,
            )
            x += w * un
    rounded_box(
        0.13,
        0.08,
        0.0005,
        0.004,
        (0, -0.066, 0.0132),
        surface("trackpad", (0.36, 0.37, 0.38), 0.25, 1, rvar=0.03),
        0.0001,
        parent=e,
        axis="Z",
    )
    h = empty((0, D / 2 - 0.004, 0.0125), (-(open_ - 90), 0, 0), e)
    rounded_box(W, D - 0.004, 0.0048, 0.01, (0, 0.0024, (D - 0.004) / 2), al, 0.0012, parent=h)
    rounded_box(
        W - 0.004,
        D - 0.008,
        0.0008,
        0.009,
        (0, -0.0002, (D - 0.004) / 2),
        surface("lapbez", (0.004, 0.004, 0.005), 0.12),
        0.0001,
        parent=h,
    )
    picture_plane(
        0.2965, 0.2965 * 9 / 16 * 1.08, (0, -0.0009, (D - 0.004) / 2 + 0.004), screen("laps", tex, s, 0.08), parent=h
    )
    cylinder(0.0045, 0.285, (0, 0.002, 0.001), surface("hinge", (0.015, 0.015, 0.016), 0.4), 0.001, (0, 90, 0), h)
    return e
