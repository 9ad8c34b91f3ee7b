import type { Node } from 'acorn';

/** A node of a syntax tree, read by the names of its fields. */
export type AnyNode = Node & Record<string, unknown>;

const languageOwn = 'Array Boolean Date Error Function Intl JSON Math Number Object Promise RegExp String globalThis';
const builtIns = new Set(languageOwn.split(' '));
const changers = new Set(['assign', 'defineProperties', 'defineProperty', 'set', 'setPrototypeOf']);

function member(node: AnyNode): { object: AnyNode; property: string } | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { name, value } = node.property as AnyNode;
  return { object: node.object as AnyNode, property: String(name ?? value) };
}

/** `Number` or `Number.prototype`, where the node is one of the language's own objects. */
function builtInOf(node: AnyNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return builtIns.has(String(node.name)) ? String(node.name) : undefined;
  const read = node && member(node);
  const owner = read?.property === 'prototype' ? builtInOf(read.object) : undefined;
  return owner && `${owner}.prototype`;
}

/** What a node writes into one of the language's own objects, such as `Number.prototype.toFixed`. */
export function changedBuiltIn(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression') {
    const written = member(node.left as AnyNode);
    const owner = written && builtInOf(written.object);
    return owner && `${owner}.${written.property}`;
  }
  if (node.type !== 'CallExpression') return undefined;
  const called = member(node.callee as AnyNode);
  const isChange = called && changers.has(called.property) && /^(?:Object|Reflect)$/.test(String(called.object.name));
  return isChange ? builtInOf((node.arguments as AnyNode[])[0]) : undefined;
}
