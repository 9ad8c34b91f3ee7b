"""Lights far out of focus: a city beyond a window, lamps of a hall."""
import math

from kit.looks import disc_of_light
from kit.shapes import cylinder

WARM = ("#ffae5e", "#ffc27a", "#ff8a48", "#ffe2b4", "#ffb765")
MIXED = (*WARM, "#bcd8ea", "#2faea6")


def city(chance, eye, count=110, left=-3, right=27, colours=MIXED):
    """Small discs seen from `eye` between two angles to the right of straight ahead, in degrees."""
    for _ in range(count):
        far = chance.uniform(16, 70)
        across = math.radians(chance.uniform(left, right))
        up = math.radians(chance.triangular(-7.5, 4.5, -3.6))
        place = (eye[0] + math.tan(across) * far, eye[1] + far, eye[2] + math.tan(up) * far)
        light = disc_of_light(chance.choice(colours), chance.choice((0.4, 1.0, 3.0)))
        cylinder(far * chance.uniform(0.0042, 0.0062), 0.001, place, light, 0, (90, 0, 0), n=32)
