import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import compatibility, { type Identifier } from '@mdn/browser-compat-data';
import { ReleaseNote } from '@site/shared/contract/release-manifest';
import { mostConsoleScript, mostPlayerScript, mostIslandScript } from '@site/shared/contract/page-budgets';
import { type MemberExpression, type Node, parse, type Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { expectNothing } from './expect-nothing';
import { lacking } from './oldest-browsers';
import { type ShippedFile, shippedFiles } from './shipped-files';

const { api, javascript } = compatibility;
const builtins = javascript.builtins as Record<string, Identifier>;

/** What Chrome 86 and Safari 14 both parse; neither class fields of Safari 14.1 nor anything later. */
const syntax = { ecmaVersion: 2021, sourceType: 'script' } as const;

type Script = ShippedFile & { program: Program };

const refused: string[] = [];
const scripts = shippedFiles('.js').flatMap(({ file, text }): Script[] => {
  try {
    return [{ file, text, program: parse(text, syntax) }];
  } catch (error) {
    refused.push(`${file}: ${String(error)}`);
    return [];
  }
});

function childrenOf(parent: Identifier | undefined): [string, Identifier][] {
  return Object.entries(parent ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

const members = [...Object.values(builtins), ...Object.values(api as Record<string, Identifier>)].flatMap(childrenOf);
const old = new Set(members.filter(([, one]) => lacking(one.__compat).length === 0).map(([name]) => name));
/** Names of methods of lists and texts that only newer browsers have, and nothing older has. */
const newMethods = new Set(
  [builtins.Array, builtins.String]
    .flatMap(childrenOf)
    .map(([name]) => name)
    .filter((name) => !old.has(name)),
);

/** `Object.hasOwn`, `AbortSignal.timeout`: what stands in MDN's data under the name of its owner. */
function isNewStatic(owner: string, name: string): boolean {
  const found = builtins[owner]?.[name] ?? (api as Record<string, Identifier>)[owner]?.[`${name}_static`];
  return lacking(found?.__compat).length > 0;
}

function nameOf({ property, computed }: MemberExpression): string {
  return !computed && property.type === 'Identifier' ? property.name : '';
}

function isCalled(node: Node, parent: Node | undefined): boolean {
  return parent?.type === 'CallExpression' && (parent as Node & { callee: Node }).callee === node;
}

/** `X.name ? …`, `X.name && …`: whether it is there is asked. */
function isAsked(node: Node, parent: Node | undefined): boolean {
  const { test, left } = (parent ?? {}) as { test?: Node; left?: Node };
  return test === node || left === node;
}

/** Calls of what the oldest browsers lack, except of what the file asks for first. */
function newCalls({ text, program }: Script): string[] {
  const found: { name: string; at: Node }[] = [];
  const asked = new Set<string>();
  ancestor(program, {
    MemberExpression: (node, _state, all) => {
      const owner = node.object.type === 'Identifier' ? node.object.name : '';
      const name = nameOf(node);
      const parent = all.at(-2);
      if (isAsked(node, parent)) asked.add(`${owner}.${name}`);
      else if (isNewStatic(owner, name)) found.push({ name: `${owner}.${name}`, at: node });
      else if (isCalled(node, parent) && newMethods.has(name)) found.push({ name, at: node });
    },
  });
  const bare = found.filter(({ name }) => !asked.has(name));
  return bare.map(({ at }) => text.slice(Math.max(0, at.start - 40), at.end + 20));
}

function regexes({ program }: Script): string[] {
  const found: string[] = [];
  ancestor(program, {
    Literal: (node) => {
      if (node.regex) found.push(node.regex.pattern);
      // What may become one by `new RegExp`.
      else if (typeof node.value === 'string') found.push(node.value);
    },
  });
  return found;
}

test('every shipped script is of the year that the oldest browsers parse', () => {
  expect(scripts.length).toBeGreaterThan(100);
  expectNothing(
    refused,
    'edit tooling/src/bundle/webpack-rules.ts: the package is not compiled for browsers (docs/contracts/browsers.md).',
  );
});

test('the build has made files of all drawings that are to be files', () => {
  // What `drawingFiles` leaves when the build has not replaced it.
  expectNothing(
    scripts.filter(({ text }) => text.includes('`drawing-${')).map(({ file }) => file),
    'begin the file of the drawings with `use drawings` (docs/architecture.md#drawings).',
  );
  expect(scripts.some(({ text }) => /drawing-\w+\.svg/.test(text))).toBe(true);
});

/** In the quality in which the shell sends small files (asset-cache.ts), brotli's default. */
test('R12.50 R12.100 every island is small', () => {
  const weights = scripts
    .filter(({ file }) => file.startsWith('shell/island-'))
    .map(({ file, text }): [string, number] => [file, brotliCompressSync(text).length]);
  expect(weights.length).toBeGreaterThan(0);
  expectNothing(
    weights.filter(([, bytes]) => bytes > mostIslandScript),
    'take code from the island; the budget is in shared/src/contract/page-budgets.ts.',
  );
});

test('the file of a console weighs little, and holds no framework', () => {
  const weights = scripts
    .filter(({ file }) => /^mf-[a-z]+\/island-console-/.test(file))
    .map(({ file, text }): [string, number] => [file, brotliCompressSync(text).length]);
  expect(weights.length).toBeGreaterThan(0);
  expectNothing(
    weights.filter(([, bytes]) => bytes > mostConsoleScript),
    'take code from the console; the budget is in shared/src/contract/page-budgets.ts.',
  );
});

/** TypeBox marks every schema with symbols of these names; the other is an option that Ajv reads. */
const schemaMarks = /TypeBox\.(?:Kind|Hint|Optional|Transform)|strictSchema/;

test('R10.88 no schema library reaches a browser', () => {
  expect(Object.getOwnPropertySymbols(ReleaseNote).map(String).join()).toMatch(schemaMarks);
  expectNothing(
    scripts.filter(({ text }) => schemaMarks.test(text)).map(({ file }) => file),
    'import the schema’s type alone, or move what needs it out of browser code.',
  );
});

/** Names of the chunks that one import asks for together: `t.e("default-a"),t.e("player")`. */
function chunksAskedIn(text: string): string[][] {
  const imports = [...text.matchAll(/(?:\w+\.e\("[^"]+"\),?)+/g)];
  return imports.map(([calls]) => [...calls.matchAll(/\.e\("([^"]+)"\)/g)].map(([, chunk = '']) => chunk));
}

/** Everything that comes with the player of a section: the chunks of its import, and those that they ask for. */
function withPlayer(section: string): ShippedFile[] {
  const files = scripts.filter(({ file }) => file.startsWith(`${section}/`));
  const fileOf = (chunk: string) => files.filter(({ file }) => file.startsWith(`${section}/${chunk}.`));
  const first = files.flatMap(({ text }) => chunksAskedIn(text).filter((chunks) => chunks.includes('player')));
  const chunks = new Set(first.flat());
  for (const chunk of chunks) {
    for (const { text } of fileOf(chunk)) for (const more of chunksAskedIn(text).flat()) chunks.add(more);
  }
  return [...chunks].flatMap(fileOf);
}

test('R12.135 the player weighs little with all that it brings', () => {
  const sections = [...new Set(scripts.map(({ file }) => file.split('/')[0] ?? ''))];
  const weights = sections.map((section): [string, number] => [
    section,
    withPlayer(section).reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0),
  ]);
  const played = weights.filter(([, bytes]) => bytes > 0);
  expect(played.map(([section]) => section)).toEqual(['mf-college', 'mf-help', 'mf-info', 'mf-mobile']);
  // Less would mean that chunks are not found.
  expectNothing(
    played.filter(([, bytes]) => bytes < mostPlayerScript / 2 || bytes > mostPlayerScript),
    'take code from the player; the budget is in shared/src/contract/page-budgets.ts.',
  );
});

test('no shipped pattern looks behind: Safari before 16.4 drops the whole script', () => {
  const found = scripts.flatMap((script) => regexes(script).filter((pattern) => /\(\?<[!=]/.test(pattern)));
  expectNothing(found, 'write the pattern without a look-behind (docs/contracts/browsers.md).');
});

test('no shipped script calls what the oldest browsers lack', () => {
  expect(newMethods.has('at') && newMethods.has('toSorted')).toBe(true);
  expect(isNewStatic('AbortSignal', 'timeout') && isNewStatic('Object', 'hasOwn')).toBe(true);
  expectNothing(
    scripts.flatMap((script) => newCalls(script).map((call) => `${script.file}: ${call}`)),
    'write the call otherwise, or ask first whether it is there (docs/contracts/browsers.md).',
  );
});

test('what a page runs once it hydrates is compiled while it loads, and what may never run is not', () => {
  const hint = '//# allFunctionsCalledOnLoad\n';
  const hinted = shippedFiles('.js').filter(({ text }) => text.startsWith(hint));
  const names = hinted.map(({ file }) => path.basename(file).split('.')[0] ?? '');

  expect(names).toEqual(expect.arrayContaining(['react', 'router', 'main', 'remoteEntry', 'index', 'm']));
  expectNothing(
    names.filter((name) => /^(?:early|routes|island-|part-|console-|swiper|player|http-client|hashes)/.test(name)),
    'edit `compiledAhead` in tooling/src/bundle/client-config.ts.',
  );
  // Only at the very top of a file it is a hint, and in a style sheet it would break the first rule.
  expectNothing(
    shippedFiles('.js').filter(({ text }) => text.lastIndexOf(hint) > 0),
    'edit `compiledAhead` in tooling/src/bundle/client-config.ts.',
  );
  expectNothing(
    shippedFiles('.css').filter(({ text }) => text.includes(hint)),
    'edit `compiledAhead` in tooling/src/bundle/client-config.ts.',
  );
});

/** The entry of a container as the first in webpack's list or table of modules, minified. */
const firstModule = /=(?:\[\([\w,]+\)=>|\{0\([\w,]+\))\{var \w=\{"\.\/routes"/;

test('R13.133 a container has the same bytes in whatever folder it is built', () => {
  expectNothing(
    scripts
      .filter(({ file, text }) => file.endsWith('remoteEntry.js') && !firstModule.test(text))
      .map(({ file }) => `${file}: its entry is not the module 0`),
    'number what Module Federation adds by hand (tooling/src/bundle/container-id-plugin.ts): its identifiers hold the path of the checkout.',
  );
});
