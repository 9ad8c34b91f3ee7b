"""From linear light to a picture: bloom, a lens's edges, the film curve, a little grain. The same for every still."""
import numpy as np
import OpenImageIO as oiio

BLOOM, VIGNETTE, FRINGE, GRAIN = 0.05, 0.2, 0.0004, 0.006
EXPOSURE = 1.35
CURVES = "/usr/share/blender/datafiles/colormanagement/config.ocio"
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], "f4")


def blur(picture: np.ndarray, sigma: float) -> np.ndarray:
    """A Gaussian of this many pixels, by Fourier's transform."""
    height, width = picture.shape[:2]
    down, across = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (down**2 + across**2))
    channels = [np.fft.irfft2(np.fft.rfft2(picture[..., at]) * kernel, (height, width)) for at in range(picture.shape[2])]
    return np.stack(channels, axis=-1).astype("f4")


def bloom(light: np.ndarray) -> np.ndarray:
    width = light.shape[1]
    edge = width // 8
    padded = np.pad(np.clip(light, 0, 12), ((edge, edge), (edge, edge), (0, 0)), "edge")
    glow = sum(blur(padded, width * reach) * share for reach, share in ((0.004, 0.5), (0.014, 0.3), (0.05, 0.2)))
    return light * (1 - BLOOM) + glow[edge:-edge, edge:-edge] * BLOOM


def stretch(channel: np.ndarray, factor: float) -> np.ndarray:
    """Scales a channel about the middle, as glass does to red and blue."""
    height, width = channel.shape
    y, x = np.mgrid[0:height, 0:width].astype("f4")
    x = np.clip((x - width / 2) * factor + width / 2, 0, width - 1.001)
    y = np.clip((y - height / 2) * factor + height / 2, 0, height - 1.001)
    left, top = x.astype(int), y.astype(int)
    right, low = x - left, y - top
    upper = channel[top, left] * (1 - right) + channel[top, left + 1] * right
    lower = channel[top + 1, left] * (1 - right) + channel[top + 1, left + 1] * right
    return upper * (1 - low) + lower * low


def lens(light: np.ndarray) -> np.ndarray:
    height, width = light.shape[:2]
    red, green, blue = (light[..., at] for at in range(3))
    light = np.stack([stretch(red, 1 - FRINGE), green, stretch(blue, 1 + FRINGE)], axis=-1)
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    return light * (1 - VIGNETTE * ((x**2 + y**2) / 2) ** 1.2)[..., None]


def film(light: np.ndarray) -> np.ndarray:
    """Blender's Filmic curve, by the profile that it brings."""
    pixels = oiio.ImageBuf(oiio.ImageSpec(light.shape[1], light.shape[0], 3, "float"))
    pixels.set_pixels(oiio.ROI(), np.ascontiguousarray(np.maximum(light, 0), "f4"))
    shown = oiio.ImageBufAlgo.ociodisplay(
        pixels, "sRGB", "Filmic", "Linear", "Medium High Contrast", True, "", "", CURVES
    )
    if shown.has_error:
        raise RuntimeError(shown.geterror())
    return np.asarray(shown.get_pixels("float"), "f4").reshape(light.shape)


def grain(picture: np.ndarray) -> np.ndarray:
    chance = np.random.default_rng(7)
    height, width = picture.shape[:2]
    noise = chance.normal(size=(height, width, 1)) * 0.8 + chance.normal(size=(height, width, 3)) * 0.3
    bright = np.clip(picture @ LUMINANCE, 0, 1)[..., None]
    return picture + blur(noise, 0.55) * 1.6 * GRAIN * (0.35 + 1.3 * np.sqrt(bright) * (1 - bright))


def grade(light: np.ndarray, file: str) -> None:
    """Writes the picture, 8 bits a channel."""
    picture = grain(film(lens(bloom(light * EXPOSURE))))
    pixels = (np.clip(picture, 0, 1) * 255 + 0.5).astype("u1")
    writer = oiio.ImageOutput.create(file)
    writer.open(file, oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, "uint8"))
    writer.write_image(np.ascontiguousarray(pixels))
    writer.close()
