from kit.lines import tube
from kit.materials import black, rubber, surface, wood
from kit.shapes import ball, box, empty
from kit.turned import lathe


def lectern(loc, rotz=0):
    e = empty(loc, (0, 0, rotz))
    wd = wood("walnutv", "#2c170b", "#6f4526", 0.35, 1, 2)
    box((0.56, 0.36, 0.05), (0, 0, 0.025), black(), 0.006, parent=e)
    box((0.5, 0.3, 1.02), (0, 0, 0.55), wd, 0.008, parent=e)
    box((0.6, 0.42, 0.035), (0, -0.02, 1.09), black(), 0.006, (12, 0, 0), e)
    box((0.38, 0.006, 0.5), (0, -0.153, 0.66), surface("lecw", "#0b6e6e", 0.4, coat=0.3), 0.004, parent=e)
    lathe(
        [(0.078, 0), (0.086, 0), (0.086, 0.004), (0.078, 0.004)],
        (0, -0.157, 0.72),
        surface("lecl", (0.9, 0.9, 0.88), 0.4),
        (90, 0, 0),
        e,
    )
    for s in (-0.06, 0.06):
        tube([(s, 0.08, 1.11), (s * 1.1, 0.05, 1.25), (s * 0.9, -0.05, 1.38)], 0.004, black(), e)
        ball(0.013, (s * 0.9, -0.055, 1.385), rubber(), e, (1, 1.6, 1))
    return e
