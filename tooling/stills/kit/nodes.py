"""Short hands for nodes of materials."""
import os
from pathlib import Path

import bpy

# Materials that a still has already, by their names.
known = {}
PICTURES = Path(os.environ.get("STILLS_SCREENS", "."))


def new_material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return (m, nt, nt.nodes["Principled BSDF"], nt.nodes["Material Output"])


def node(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if k in n.inputs:
            n.inputs[k].default_value = v
        else:
            setattr(n, k, v)
    return n


def noise_node(nt, scale, detail=4, rough=0.6, stretch=None, coord="Object", dist=0):
    tc = node(nt, "ShaderNodeTexCoord")
    mp = node(nt, "ShaderNodeMapping")
    nt.links.new(tc.outputs[coord], mp.inputs[0])
    if stretch:
        mp.inputs["Scale"].default_value = stretch
    n = node(nt, "ShaderNodeTexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=dist)
    nt.links.new(mp.outputs[0], n.inputs["Vector"])
    return n


def ramp(nt, src, a, b, c0=(0, 0, 0, 1), c1=(1, 1, 1, 1)):
    r = node(nt, "ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].position = a
    e[0].color = c0
    e[1].position = b
    e[1].color = c1
    nt.links.new(src, r.inputs[0])
    return r


def map_range(nt, src, a, b, lo, hi):
    r = node(nt, "ShaderNodeMapRange")
    r.inputs[1].default_value = a
    r.inputs[2].default_value = b
    r.inputs[3].default_value = lo
    r.inputs[4].default_value = hi
    nt.links.new(src, r.inputs[0])
    return r


def image(name):
    """A screen or label that the browser has drawn."""
    return bpy.data.images.load(str(PICTURES / f"{name}.png"), check_existing=True)
