import type { Node } from 'acorn';

/** A node of a syntax tree, read by the names of its fields. */
export type AnyNode = Node & Record<string, unknown>;

const names = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const languageOwn =
  names(`Array BigInt Boolean Date Error Function Intl JSON Map Math Number Object Promise Proxy Reflect RegExp Set
  String Symbol WeakMap WeakSet console globalThis`);
/** Of the platform, whose prototypes alone are looked at: a section may have a class with one of these names. */
const platformOwn =
  names(`CSSStyleDeclaration Document DOMTokenList Element Event EventTarget FormData Headers History HTMLElement
  IntersectionObserver Location MutationObserver Navigator Node NodeList Request Response Storage URL URLSearchParams Window
  XMLHttpRequest`);
/** Names of the global object. */
const globals = names('globalThis self window');
/** What of objects of the page, of which much may be written, may not be. */
const functionsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  window: names(
    'addEventListener cancelAnimationFrame fetch matchMedia open requestAnimationFrame scrollTo setInterval setTimeout',
  ),
  document: names('addEventListener createElement getElementById querySelector querySelectorAll'),
  history: names('back go pushState replaceState'),
  navigator: names('sendBeacon'),
};
const changers = names('assign defineProperties defineProperty set setPrototypeOf');

function member(node: AnyNode): { object: AnyNode; property: string } | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const { name, value } = node.property as AnyNode;
  return { object: node.object as AnyNode, property: String(name ?? value) };
}

/** The global that a node names, also as `window.Array`. */
function globalOf(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return String(node.name);
  const read = member(node);
  return read?.object.type === 'Identifier' && globals.has(String(read.object.name)) ? read.property : undefined;
}

/** `Number` or `Number.prototype`, where the node is one of the objects that everything on a page shares. */
function builtInOf(node: AnyNode | undefined): string | undefined {
  const named = node && globalOf(node);
  if (named !== undefined && languageOwn.has(named)) return named;
  const read = node && member(node);
  if (read?.property !== 'prototype') return undefined;
  const owner = globalOf(read.object) ?? '';
  return languageOwn.has(owner) || platformOwn.has(owner) ? `${owner}.prototype` : undefined;
}

/** What is written by an assignment to this node, or taken away with it. */
function writtenIn(node: AnyNode): string | undefined {
  const written = member(node);
  if (!written) return undefined;
  const { object, property } = written;
  const owner = builtInOf(object);
  if (owner) return `${owner}.${property}`;
  const named = globalOf(object) ?? '';
  const holder = globals.has(named) ? 'window' : named;
  return Object.hasOwn(functionsOf, holder) && functionsOf[holder]?.has(property) ? `${holder}.${property}` : undefined;
}

/** What a node writes into an object that everything on a page shares, such as `Number.prototype.toFixed`. */
export function changedBuiltIn(node: AnyNode): string | undefined {
  if (node.type === 'AssignmentExpression') return writtenIn(node.left as AnyNode);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return writtenIn(node.argument as AnyNode);
  if (node.type !== 'CallExpression') return undefined;
  const called = member(node.callee as AnyNode);
  const isChange = called && changers.has(called.property) && /^(?:Object|Reflect)$/.test(String(called.object.name));
  return isChange ? builtInOf((node.arguments as AnyNode[])[0]) : undefined;
}
