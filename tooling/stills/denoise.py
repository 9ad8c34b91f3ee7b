"""The network of Open Image Denoise, worked out by numpy: Debian's Blender is built without it.

A U-net of sixteen convolutions reads colour, albedo and normal of each pixel and says its colour without noise. The weights
are Intel's (Apache-2.0). A picture of 1600 x 900 takes about half a minute on two cores.
"""
from pathlib import Path

import numpy as np
from tza import read_tza

STRIPE = 64  # rows at a time, so that the unfolded picture stays small


def convolve(picture: np.ndarray, weights: np.ndarray, bias: np.ndarray, rectify: bool = True) -> np.ndarray:
    """3 x 3 convolution with a border of zeros; picture is height x width x channels."""
    height, width, channels = picture.shape
    padded = np.pad(picture, ((1, 1), (1, 1), (0, 0)))
    kernel = weights.transpose(2, 3, 1, 0).reshape(9 * channels, -1)
    result = np.empty((height, width, kernel.shape[1]), "f4")
    for top in range(0, height, STRIPE):
        rows = min(STRIPE, height - top)
        unfolded = np.concatenate(
            [padded[top + y : top + y + rows, x : x + width] for y in range(3) for x in range(3)], axis=-1
        )
        part = unfolded.reshape(-1, 9 * channels) @ kernel + bias
        result[top : top + rows] = part.reshape(rows, width, -1)
    return np.maximum(result, 0, out=result) if rectify else result


def halve(picture: np.ndarray) -> np.ndarray:
    height, width, channels = picture.shape
    return picture.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def double(picture: np.ndarray, beside: np.ndarray) -> np.ndarray:
    return np.concatenate([picture.repeat(2, axis=0).repeat(2, axis=1), beside], axis=-1)


def run_network(features: np.ndarray, weights: dict[str, np.ndarray]) -> np.ndarray:
    def layer(picture: np.ndarray, name: str) -> np.ndarray:
        return convolve(picture, weights[f"{name}.weight"], weights[f"{name}.bias"], name != "dec_conv0")

    kept = [features]
    picture = layer(features, "enc_conv0")
    for step in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        picture = halve(layer(picture, step))
        kept.append(picture)
    picture = layer(layer(picture, "enc_conv5a"), "enc_conv5b")
    for step in (4, 3, 2, 1):
        picture = double(picture, kept[step - 1])
        picture = layer(layer(picture, f"dec_conv{step}a"), f"dec_conv{step}b")
    return layer(picture, "dec_conv0")


# The curve that makes steps of light look alike, as the network learnt it (the perceptual uniform encoding of its training).
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172, 0.431384981, -2.94139609e-03, 0.192653254, 6.26026094e-03, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(light: np.ndarray) -> np.ndarray:
    middle = B * np.power(np.maximum(light, 1e-12), C) + D
    return np.where(light <= Y0, A * light, np.where(light <= Y1, middle, E * np.log(light + F) + G))


def decode(code: np.ndarray) -> np.ndarray:
    middle = np.power(np.maximum((code - D) / B, 0), 1 / C)
    return np.where(code <= X0, code / A, np.where(code <= X1, middle, np.exp((code - G) / E) - F))


LARGEST = encode(np.array(65504.0))


def exposure(colour: np.ndarray) -> float:
    """The factor that brings the picture's mean brightness, of blocks of 16 pixels, to a middle grey."""
    light = colour @ np.array([0.212671, 0.715160, 0.072169], "f4")
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean(axis=(1, 3))
    bright = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(bright).mean() if bright.size else 1.0


def denoise(colour: np.ndarray, albedo: np.ndarray, normal: np.ndarray, weights: Path) -> np.ndarray:
    """Linear light without noise; the three pictures are height x width x 3."""
    height, width, _ = colour.shape
    scale = exposure(colour)
    features = np.concatenate(
        [
            encode(np.maximum(colour, 0) * scale) / LARGEST,
            np.clip(albedo, 0, 1),
            np.clip(normal, -1, 1) * 0.5 + 0.5,
        ],
        axis=-1,
    ).astype("f4")
    features = np.pad(features, ((0, -height % 16), (0, -width % 16), (0, 0)), "reflect")
    result = run_network(features, read_tza(weights))[:height, :width]
    return np.maximum(decode(np.clip(result, 0, 1) * LARGEST) / scale, 0).astype("f4")
