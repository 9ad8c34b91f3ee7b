"""A hand-held wireless microphone, lying along X, its head towards +X."""
from kit.materials import black, gunmetal, rubber, surface
from kit.shapes import ball, cylinder, empty
from kit.turned import lathe, ring


def microphone(loc, rotz=0, parent=None):
    e = empty(loc, (0, 0, rotz), parent)
    grille = surface("grille", (0.1, 0.103, 0.105), 0.42, 0.9, bump=0.9, bscale=900)
    body = [(0, -0.12), (0.014, -0.12), (0.0165, -0.115), (0.0165, 0.02), (0.019, 0.075), (0.0195, 0.088)]
    lathe(body, (0, 0, 0.02), black(), (0, 90, 0), e, smooth=28)
    ball(0.0255, (0.112, 0, 0.02), grille, e, (1.05, 1, 1), 48)
    ring(0.0225, 0.003, (0.094, 0, 0.02), gunmetal(), (0, 90, 0), e)
    lathe([(0.0168, -0.05), (0.0168, -0.042)], (0, 0, 0.02), surface("coral", "#c73e16", 0.4), (0, 90, 0), e)
    cylinder(0.015, 0.01, (-0.124, 0, 0.02), rubber(), 0.002, (0, 90, 0), e)
    return e
