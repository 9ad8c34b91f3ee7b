import bpy
from kit.colours import rgba
from kit.nodes import known, map_range, new_material, node, noise_node, ramp


def surface(
    name,
    base,
    rough=0.5,
    metal=0,
    bump=0,
    bscale=400,
    rvar=0.08,
    rscale=6,
    coat=0,
    spec=0.5,
    stretch=None,
    aniso=0,
    sheen=0,
):
    key = (name,)
    if key in known:
        return known[key]
    m, nt, p, o = new_material(name)
    p.inputs["Base Color"].default_value = rgba(base)
    p.inputs["Metallic"].default_value = metal
    p.inputs["Specular"].default_value = spec
    p.inputs["Clearcoat"].default_value = coat
    p.inputs["Clearcoat Roughness"].default_value = 0.08
    p.inputs["Anisotropic"].default_value = aniso
    p.inputs["Sheen"].default_value = sheen
    if rvar:
        n = noise_node(nt, rscale, 5, 0.65)
        r = map_range(nt, n.outputs[0], 0.3, 0.7, max(0.03, rough - rvar), min(1, rough + rvar))
        nt.links.new(r.outputs[0], p.inputs["Roughness"])
    else:
        p.inputs["Roughness"].default_value = rough
    if bump:
        n = noise_node(nt, bscale, 2, 0.5, stretch)
        b = node(nt, "ShaderNodeBump", Strength=bump, Distance=0.001)
        nt.links.new(n.outputs[0], b.inputs["Height"])
        nt.links.new(b.outputs[0], p.inputs["Normal"])
    known[key] = m
    return m


def black():
    return surface("matt_black", (0.012, 0.0125, 0.013), 0.42, bump=0.12, bscale=1400, rvar=0.09)


def satin():
    return surface("satin_black", (0.02, 0.021, 0.022), 0.3, bump=0.05, bscale=900)


def grey():
    return surface("dark_grey", (0.055, 0.058, 0.06), 0.45, bump=0.1, bscale=1200)


def rubber():
    return surface("rubber", (0.01, 0.01, 0.01), 0.72, bump=0.1, bscale=900, rvar=0.12)


def aluminium():
    return surface("alu", (0.72, 0.72, 0.71), 0.32, 1, bump=0.06, bscale=120, stretch=(1, 1, 30), aniso=0.5, rvar=0.06)


def gunmetal():
    return surface("gunmetal", (0.11, 0.115, 0.12), 0.36, 1, bump=0.05, bscale=160, stretch=(1, 30, 1), rvar=0.08)


def chrome():
    return surface("chrome", (0.85, 0.85, 0.84), 0.12, 1, rvar=0.05)


def white():
    return surface("white_plastic", (0.78, 0.77, 0.74), 0.38, bump=0.04, bscale=900)


def wood(name="walnut", c0="#2c170b", c1="#6f4526", rough=0.38, scale=1.0, axis=0, coat=0):
    if (name,) in known:
        return known[name,]
    m, nt, p, o = new_material(name)
    st = [9 * scale] * 3
    st[axis] = 0.7 * scale
    n1 = noise_node(nt, 2.2, 6, 0.6, tuple(st), dist=0.6)
    st2 = [90 * scale] * 3
    st2[axis] = 2.2 * scale
    n2 = noise_node(nt, 3, 3, 0.6, tuple(st2))
    mx = node(nt, "ShaderNodeMixRGB", blend_type="MIX")
    mx.inputs[0].default_value = 0.38
    nt.links.new(n1.outputs[0], mx.inputs[1])
    nt.links.new(n2.outputs[0], mx.inputs[2])
    r = ramp(nt, mx.outputs[0], 0.36, 0.64, rgba(c0), rgba(c1))
    nt.links.new(r.outputs[0], p.inputs["Base Color"])
    varied = map_range(nt, mx.outputs[0], 0.3, 0.7, rough + 0.12, rough - 0.05)
    nt.links.new(varied.outputs[0], p.inputs["Roughness"])
    b = node(nt, "ShaderNodeBump", Strength=0.14, Distance=0.001)
    nt.links.new(mx.outputs[0], b.inputs["Height"])
    nt.links.new(b.outputs[0], p.inputs["Normal"])
    p.inputs["Clearcoat"].default_value = coat
    known[name,] = m
    return m


def fabric(name, c, scale=420):
    if (name,) in known:
        return known[name,]
    m, nt, p, o = new_material(name)
    p.inputs["Roughness"].default_value = 0.9
    p.inputs["Sheen"].default_value = 0.5
    tc = node(nt, "ShaderNodeTexCoord")
    w = []
    for d in "XZ":
        x = node(nt, "ShaderNodeTexWave", bands_direction=d, Scale=scale, Distortion=1.2)
        x.inputs["Detail Scale"].default_value = 4
        nt.links.new(tc.outputs["Object"], x.inputs["Vector"])
        w.append(x)
    mt = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    nt.links.new(w[0].outputs["Fac"], mt.inputs[0])
    nt.links.new(w[1].outputs["Fac"], mt.inputs[1])
    n = noise_node(nt, 60, 4)
    mx = node(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY")
    mx.inputs[0].default_value = 0.5
    mx.inputs[1].default_value = rgba(c)
    nt.links.new(n.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], p.inputs["Base Color"])
    b = node(nt, "ShaderNodeBump", Strength=0.5, Distance=0.002)
    nt.links.new(mt.outputs[0], b.inputs["Height"])
    nt.links.new(b.outputs[0], p.inputs["Normal"])
    known[name,] = m
    return m


def glow(name, c, s):
    if (name,) in known:
        return known[name,]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = node(nt, "ShaderNodeEmission", Strength=s)
    e.inputs[0].default_value = rgba(c)
    o = node(nt, "ShaderNodeOutputMaterial")
    nt.links.new(e.outputs[0], o.inputs[0])
    known[name,] = m
    return m
