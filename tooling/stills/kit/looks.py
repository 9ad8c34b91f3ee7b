import bpy
from kit.colours import rgba
from kit.nodes import image, known, map_range, new_material, node, noise_node


def screen(name, f, s=1.0, gloss=0.12, black_level=0.004, tint=(1, 1, 1), pixels=None):
    """emissive display: image emission behind a coated cover glass"""
    m, nt, p, o = new_material(name)
    p.inputs["Base Color"].default_value = (0.004, 0.004, 0.005, 1)
    p.inputs["Roughness"].default_value = gloss
    p.inputs["Specular"].default_value = 0.5
    t = node(nt, "ShaderNodeTexImage", image=image(f), interpolation="Cubic", extension="EXTEND")
    src = t.outputs[0]
    if pixels:
        uv = node(nt, "ShaderNodeTexCoord")
        sx = node(nt, "ShaderNodeSeparateXYZ")
        nt.links.new(uv.outputs["UV"], sx.inputs[0])
        fs = []
        for k, ch in enumerate(pixels):
            a = node(nt, "ShaderNodeMath", operation="MULTIPLY")
            a.inputs[1].default_value = ch
            nt.links.new(sx.outputs[k], a.inputs[0])
            b = node(nt, "ShaderNodeMath", operation="FRACT")
            nt.links.new(a.outputs[0], b.inputs[0])
            c = node(nt, "ShaderNodeMath", operation="PINGPONG")
            c.inputs[1].default_value = 0.5
            nt.links.new(b.outputs[0], c.inputs[0])
            fs.append(map_range(nt, c.outputs[0], 0.02, 0.12, 0.35, 1))
        mu = node(nt, "ShaderNodeMath", operation="MULTIPLY")
        nt.links.new(fs[0].outputs[0], mu.inputs[0])
        nt.links.new(fs[1].outputs[0], mu.inputs[1])
        mm = node(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY")
        mm.inputs[0].default_value = 1
        nt.links.new(src, mm.inputs[1])
        nt.links.new(mu.outputs[0], mm.inputs[2])
        src = mm.outputs[0]
    mx = node(nt, "ShaderNodeMixRGB", blend_type="ADD")
    mx.inputs[0].default_value = 1
    mx.inputs[2].default_value = (black_level, black_level * 1.05, black_level * 1.15, 1)
    nt.links.new(src, mx.inputs[1])
    nt.links.new(mx.outputs[0], p.inputs["Emission"])
    p.inputs["Emission Strength"].default_value = s
    return m


def printed(name, f, rough=0.5, coat=0, bump=0.05):
    m, nt, p, o = new_material(name)
    t = node(nt, "ShaderNodeTexImage", image=image(f), interpolation="Cubic", extension="EXTEND")
    nt.links.new(t.outputs[0], p.inputs["Base Color"])
    p.inputs["Roughness"].default_value = rough
    p.inputs["Clearcoat"].default_value = coat
    n = noise_node(nt, 300, 3)
    b = node(nt, "ShaderNodeBump", Strength=bump, Distance=0.001)
    nt.links.new(n.outputs[0], b.inputs["Height"])
    nt.links.new(b.outputs[0], p.inputs["Normal"])
    return m


def glass(name="glass", c=(1, 1, 1), rough=0.0, ior=1.45):
    """thin-look glass without caustic noise: fresnel mix of transparent and glossy"""
    if (name,) in known:
        return known[name,]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    f = node(nt, "ShaderNodeFresnel", IOR=ior)
    t = node(nt, "ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = rgba(c)
    g = node(nt, "ShaderNodeBsdfGlossy", Roughness=rough)
    mx = node(nt, "ShaderNodeMixShader")
    o = node(nt, "ShaderNodeOutputMaterial")
    nt.links.new(f.outputs[0], mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], o.inputs[0])
    known[name,] = m
    return m


def clear_glass(name, c=(1, 1, 1), rough=0.0, ior=1.5):
    if (name,) in known:
        return known[name,]
    m, nt, p, o = new_material(name)
    p.inputs["Transmission"].default_value = 1
    p.inputs["Roughness"].default_value = rough
    p.inputs["IOR"].default_value = ior
    p.inputs["Base Color"].default_value = rgba(c)
    known[name,] = m
    return m


def coating(name, c):
    if (name,) in known:
        return known[name,]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    f = node(nt, "ShaderNodeFresnel", IOR=1.7)
    t = node(nt, "ShaderNodeBsdfTransparent")
    g = node(nt, "ShaderNodeBsdfGlossy", Roughness=0.01)
    g.inputs[0].default_value = rgba(c)
    mx = node(nt, "ShaderNodeMixShader")
    o = node(nt, "ShaderNodeOutputMaterial")
    nt.links.new(f.outputs[0], mx.inputs[0])
    nt.links.new(t.outputs[0], mx.inputs[1])
    nt.links.new(g.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], o.inputs[0])
    known[name,] = m
    return m


def beam(name, c, s):
    """fake volumetric beam on a cone: falls off along the cone (UV.y) and towards the silhouette"""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    tc = node(nt, "ShaderNodeTexCoord")
    sx = node(nt, "ShaderNodeSeparateXYZ")
    nt.links.new(tc.outputs["UV"], sx.inputs[0])
    lw = node(nt, "ShaderNodeLayerWeight", Blend=0.5)
    inv = node(nt, "ShaderNodeMath", operation="SUBTRACT")
    inv.inputs[0].default_value = 1
    nt.links.new(lw.outputs["Facing"], inv.inputs[1])
    pw = node(nt, "ShaderNodeMath", operation="POWER")
    pw.inputs[1].default_value = 2.5
    nt.links.new(inv.outputs[0], pw.inputs[0])
    p2 = node(nt, "ShaderNodeMath", operation="POWER")
    p2.inputs[1].default_value = 1.6
    nt.links.new(sx.outputs[1], p2.inputs[0])
    mu = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    nt.links.new(pw.outputs[0], mu.inputs[0])
    nt.links.new(p2.outputs[0], mu.inputs[1])
    ms = node(nt, "ShaderNodeMath", operation="MULTIPLY")
    ms.inputs[1].default_value = s
    nt.links.new(mu.outputs[0], ms.inputs[0])
    e = node(nt, "ShaderNodeEmission")
    e.inputs[0].default_value = rgba(c)
    nt.links.new(ms.outputs[0], e.inputs[1])
    t = node(nt, "ShaderNodeBsdfTransparent")
    ad = node(nt, "ShaderNodeAddShader")
    o = node(nt, "ShaderNodeOutputMaterial")
    nt.links.new(e.outputs[0], ad.inputs[0])
    nt.links.new(t.outputs[0], ad.inputs[1])
    nt.links.new(ad.outputs[0], o.inputs[0])
    return m


def disc_of_light(c, s):
    """A lamp far away, which lets what is behind it shine through, as blurred lamps do."""
    name = f"disc{c}{s}"
    if (name,) in known:
        return known[name,]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    lamp = node(nt, "ShaderNodeEmission", Strength=s)
    lamp.inputs[0].default_value = rgba(c)
    clear = node(nt, "ShaderNodeBsdfTransparent")
    both = node(nt, "ShaderNodeAddShader")
    out = node(nt, "ShaderNodeOutputMaterial")
    nt.links.new(lamp.outputs[0], both.inputs[0])
    nt.links.new(clear.outputs[0], both.inputs[1])
    nt.links.new(both.outputs[0], out.inputs[0])
    known[name,] = m
    return m
