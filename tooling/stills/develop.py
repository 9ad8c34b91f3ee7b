"""python3 develop.py <rounds.npz> <round.exr> <samples> <weights.tza> <picture.png>

Adds a round to what was rendered before, takes the noise out of the sum and develops the picture: one grade for all stills.
"""
import sys
from pathlib import Path

import numpy as np
import OpenImageIO as oiio
from denoise import denoise
from grade import grade

PARTS = {"light": ("Combined", "RGB"), "albedo": ("Denoising Albedo", "RGB"), "normal": ("Denoising Normal", "XYZ")}


def read_round(file: str) -> dict[str, np.ndarray]:
    reader = oiio.ImageInput.open(file)
    spec = reader.spec()
    pixels = np.asarray(reader.read_image(0, 0, 0, spec.nchannels, "float")).reshape(spec.height, spec.width, -1)
    reader.close()
    channels = {name: pixels[..., at] for at, name in enumerate(spec.channelnames)}

    def part(layer: str, letters: str) -> np.ndarray:
        wanted = [next(at for at in channels if at.endswith(f"{layer}.{letter}")) for letter in letters]
        return np.nan_to_num(np.stack([channels[at] for at in wanted], axis=-1))

    return {name: part(layer, letters) for name, (layer, letters) in PARTS.items()}


def add_round(sums: Path, file: str, samples: int) -> dict[str, np.ndarray]:
    """The mean of all rounds, each by its samples; keeps their sum for the next night."""
    new = {name: picture * samples for name, picture in read_round(file).items()}
    new["samples"] = np.array(samples)
    if sums.exists():
        with np.load(sums) as kept:
            new = {name: kept[name] + picture for name, picture in new.items()}
    np.savez(sums, **new)
    return {name: new[name] / new["samples"] for name in PARTS}


def samples_of(sums: Path) -> np.ndarray:
    with np.load(sums) as kept:
        return kept["samples"]


def main(sums: str, file: str, samples: str, weights: str, picture: str) -> None:
    mean = add_round(Path(sums), file, int(samples))
    clean = denoise(mean["light"], mean["albedo"], mean["normal"], Path(weights))
    grade(clean, picture)
    print(int(samples_of(Path(sums))))


main(*sys.argv[1:])
