"""A shop's counter and shelf in daylight: goods with their labels, a phone that shows its own live room."""
from kit.lens import camera, portrait, wide
from kit.light import area, world
from kit.looks import printed
from kit.materials import surface, wood
from kit.shapes import box, empty, picture_plane, rounded_box
from models.desk import mug, plant
from models.goods import bag, bottle, jar, pack
from models.lamps import ring_light, softbox
from models.phone import phone

COFFEE, OATS, TEA, GIFT = "#0b6e6e", "#e9c893", "#f4efe3", "#c73e16"


def shop():
    world((0.9, 0.86, 0.8), 0.1)
    box((6, 0.05, 4), (0, 0.92, 1), surface("plaster", "#e9e3d4", 0.85, bump=0.25, bscale=14, rvar=0.05), 0)
    counter = wood("counter", "#94704a", "#cbab84", 0.36, 2.4, 0)
    box((3.2, 0.9, 0.04), (0, 0.1, -0.02), counter, 0.004)
    oak = wood("oak", "#9a744e", "#ccad86", 0.42, 1, 0)
    upright = wood("upright", "#9a744e", "#ccad86", 0.42, 1, 2)
    box((2.42, 0.02, 1.5), (0.12, 0.88, 0.62), surface("panel", "#0b5a5c", 0.7, bump=0.15, bscale=60), 0.002)
    for z in (0.08, 0.42, 0.76, 1.1):
        box((2.4, 0.27, 0.024), (0.12, 0.74, z), oak, 0.002)
        area((0.12, 0.66, z - 0.02), (0.12, 0.8, z - 0.3), 2.3, 3.2, "#ffdcae", 0.015)
    for x in (-1.08, -0.68, 0.12, 0.92, 1.32):
        box((0.024, 0.27, 1.5), (x, 0.74, 0.62), upright, 0.002)
    for z, fill in ((0.092, low_board), (0.432, middle_board), (0.772, high_board)):
        fill(z)
    softbox((1.25, -0.35, 1.25), (0.1, 0.4, 0.3), 0.8, 0.8, 7, 40)
    area((-1.6, -0.9, 1.3), (0, 0.3, 0.2), 1.3, 10, "#e6f0ee")
    area((0, -0.2, 2.2), (0, 0.2, 0), 1.6, 8, "#fff6ea", 0.9)


def row(build, places, y, z, turns):
    for at, x in enumerate(places):
        build((x, y, z), turns[at % len(turns)])


def coffee(place, turn):
    pack(place, turn, "coffee", 0.115, 0.155, 0.07, COFFEE)


def oats(place, turn):
    pack(place, turn, "oats", 0.11, 0.155, 0.07, OATS)


def tea(place, turn):
    pack(place, turn, "tea", 0.105, 0.15, 0.07, TEA)


def gift(place, turn):
    pack(place, turn, "gift", 0.14, 0.19, 0.09, GIFT)


def beans(place, turn):
    bag(place, "beans", rotz=turn)


def honey(place, turn):
    jar(place, "honey", rotz=turn)


def jam(place, turn):
    jar(place, "jam", "#a31d1d", 0.12, 0.042, "#e8e4da", turn, metal=0)


def oil(place, turn):
    bottle(place, "oil", rotz=turn)


def low_board(z):
    row(oats, (-1.0, -0.87, -0.75), 0.7, z, (3, -2))
    row(gift, (-0.56, -0.38), 0.7, z, (6, -4))
    row(beans, (-0.19, -0.03), 0.73, z, (5, -6))
    row(honey, (0.22, 0.335), 0.7, z, (4, -8))
    honey((0.278, 0.71, z + 0.114), 2)
    row(oil, (0.5, 0.6, 0.7), 0.72, z, (0, 9, -6))
    tea((0.82, 0.72, z), -6)
    row(coffee, (1.02, 1.16), 0.7, z, (4, -3))


def middle_board(z):
    row(honey, (-0.98, -0.87, -0.77), 0.7, z, (0, 5, -4))
    row(coffee, (-0.6, -0.475, -0.35), 0.7, z, (2, -3, 4))
    coffee((-0.537, 0.71, z + 0.155), -2)
    row(tea, (-0.18, -0.06), 0.7, z, (-3, 4))
    row(oats, (0.22, 0.34), 0.7, z, (-3, 3))
    row(jam, (0.48, 0.575, 0.67), 0.7, z, (0, 6, -5))
    plant((0.81, 0.74, z), 0.2, 18, 5, "#e4ddcc")
    row(beans, (1.04, 1.2), 0.73, z, (4, -5))


def high_board(z):
    row(beans, (-0.98, -0.82), 0.73, z, (4, -5))
    row(oil, (-0.58, -0.49, -0.4), 0.72, z, (0, 5))
    row(tea, (-0.27, -0.15, -0.03), 0.7, z, (3, -2, 2))
    row(honey, (0.24, 0.34, 0.44), 0.7, z, (0, 5, -4))
    gift((0.6, 0.7, z), 3)
    row(coffee, (0.74, 0.85), 0.7, z, (-5, 3))
    row(jam, (1.02, 1.12, 1.22), 0.7, z, (0, 4, -4))


def sachets(x, y):
    """Drip bags, fanned on the counter."""
    for at in range(3):
        e = empty((x + at * 0.034, y + at * 0.01, 0.002 + at * 0.0036), (0, 0, 24 - at * 13))
        foil = surface("foil", "#cbb084", 0.55, bump=0.6, bscale=70)
        rounded_box(0.074, 0.096, 0.0034, 0.003, (0, 0, 0), foil, 0.0012, (0, 0, 0), e, "Z")
        picture_plane(0.066, 0.084, (0, 0, 0.0023), printed(f"sachet{at}", "beans", 0.5, 0.1), (-90, 0, 0), e)


def counter_goods():
    coffee((0.15, -0.085, 0), -16)
    mug((0.275, -0.115, 0), "#0a4046", -24)
    jam((-0.245, 0.0, 0), 16)
    honey((0.40, 0.06, 0), -14)
    sachets(0.075, -0.222)


def room_angle(width):
    """A phone before shelf and counter: the live room and what it sells."""
    shop()
    counter_goods()
    phone((-0.075, -0.2, 0), 5, "room-phone", s=2.0)
    ring_light((-0.36, 0.34, 0.255), 20, 0.095, s=5)
    camera((-0.09, -1.12, 0.3), (-0.02, 0.0, 0.155), 46, 5.0, (-0.06, -0.17, 0.12))
    return wide(width)


def behind_angle(width):
    """Over the phone's shoulder to the goods, which lie in the reach of the hand that is not there."""
    shop()
    counter_goods()
    phone((-0.3, -0.34, 0), -22, "room-phone", s=2.0)
    camera((-0.62, -0.86, 0.36), (-0.02, 0.1, 0.13), 40, 2.8, (-0.3, -0.34, 0.13))
    return wide(width)


def wall_angle(width):
    """The shelf from edge to edge."""
    shop()
    camera((0.12, -1.75, 0.52), (0.12, 0.6, 0.52), 34, 5.6, (0.12, 0.6, 0.5))
    return wide(width)


def goods_angle(width):
    """One pack close, as the second camera shows it."""
    shop()
    counter_goods()
    camera((0.0, -0.62, 0.17), (0.17, -0.05, 0.085), 58, 3.2, (0.15, -0.12, 0.08))
    return wide(width)


def portrait_angle(width):
    shop()
    counter_goods()
    camera((0.1, -0.62, 0.2), (0.15, 0.0, 0.125), 42, 2.8, (0.145, -0.12, 0.1))
    return portrait(width)


ANGLES = {
    "room": room_angle,
    "behind": behind_angle,
    "wide": wall_angle,
    "goods": goods_angle,
    "portrait": portrait_angle,
}
