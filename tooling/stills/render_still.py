"""blender -b --python-exit-code 1 -P render_still.py -- <set> <angle> <width> <samples> <seed> <file.exr>

Builds one angle of a set and renders one round of samples, with albedo and normals beside the light.
"""
import importlib
import random
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).parent))


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = "CYCLES"
    random.seed(7)


def choose_quality(width, height, samples, seed):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", 2
    cycles.device, cycles.samples, cycles.seed = "CPU", samples, seed
    cycles.use_adaptive_sampling = False  # rounds are averaged: each pixel counts as much in all of them
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 24
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 8, 40
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    scene.view_layers[0].cycles.denoising_store_passes = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "32"


def main(name, angle, width, samples, seed, file):
    empty_scene()
    stage = importlib.import_module(f"sets.{name}")
    height = stage.ANGLES[angle](int(width))
    choose_quality(int(width), height, int(samples), int(seed))
    bpy.context.scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


main(*sys.argv[sys.argv.index("--") + 1 :])
