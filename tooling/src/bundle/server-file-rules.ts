import { type Node, parse } from 'acorn';
import { type AnyNode, changedBuiltIn } from './changed-built-in';

const timers = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask']);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && typeof (value as AnyNode).type === 'string';
}

/** Makes no lists: a file has a million places, and is looked at after every saved change of a section that is developed. */
function eachChild(node: AnyNode, visit: (child: AnyNode) => void): void {
  for (const key in node) {
    const value = node[key];
    if (isNode(value)) visit(value);
    else if (Array.isArray(value)) for (const child of value) if (isNode(child)) visit(child);
  }
}

function faultOf(node: AnyNode, depth: number): string | undefined {
  if (node.type === 'ImportExpression') return 'uses import()';
  if (node.type === 'Identifier' && node.name === 'process') return 'uses process';
  const callee = node.type === 'CallExpression' ? (node.callee as AnyNode) : undefined;
  if (depth === 0 && callee?.type === 'Identifier' && timers.has(String(callee.name)))
    return `starts ${String(callee.name)} at load`;
  return scriptFault(node);
}

/** What no file of a section may do, in a browser neither. */
function scriptFault(node: AnyNode): string | undefined {
  const changed = changedBuiltIn(node);
  return changed && `changes ${changed}, which all sections use`;
}

function faultsIn(code: string, judge: (node: AnyNode, depth: number) => string | undefined): string[] {
  const faults = new Set<string>();
  const walk = (node: AnyNode, depth: number): void => {
    const fault = judge(node, depth);
    if (fault) faults.add(`${fault} (line ${code.slice(0, node.start).split('\n').length})`);
    eachChild(node, (child) => walk(child, depth + (functions.has(child.type) ? 1 : 0)));
  };
  walk(
    parse(code, { ecmaVersion: 2023, sourceType: 'script', allowReturnOutsideFunction: true }) as Node as AnyNode,
    0,
  );
  return [...faults];
}

/** What a remote's script must not contain. @throws {SyntaxError} when it cannot be read */
export function clientFileFaults(code: string): string[] {
  return faultsIn(code, scriptFault);
}

/**
 * What a remote's server file must not contain: `import()` fails at run time, a timer at load keeps the
 * version in memory forever, `process` belongs to the shell, the language's own objects to every section of the worker. Webpack wraps each module in a function that runs at
 * load, so depth is counted below those wrappers.
 */
export function serverFileFaults(code: string): string[] {
  return faultsIn(code, (node, depth) => faultOf(node, Math.max(0, depth - 2)));
}

/** A module of a bundle that nothing shortened, between the two lines that webpack marks it with. */
const moduleText = /^\/\*{3}\/ (?:\d+|"[^"\n]+")\n\([\s\S]*?^\/\*{3}\/ \},?$/gm;

function isGood(code: string): boolean {
  try {
    return serverFileFaults(code).length === 0;
  } catch {
    // A text that only looks like the end of a module: the whole file is read.
    return false;
  }
}

/**
 * `serverFileFaults` for the builds of one section one after the other: modules that were good in the build before are not read
 * again, which takes most of the time.
 */
export function serverFileJudge(): (code: string) => string[] {
  let good = new Set<string>();
  return (code) => {
    const faults = isGood(code.replace(moduleText, (text) => (good.has(text) ? '' : text)))
      ? []
      : serverFileFaults(code);
    good = new Set(faults.length > 0 ? [] : code.match(moduleText));
    return faults;
  };
}
