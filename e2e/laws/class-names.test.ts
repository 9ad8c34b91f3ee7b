import path from 'node:path';
import { parse } from 'postcss';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

type Use = { names: Set<string>; chosenAtRunTime: boolean };

const components = trackedFiles.filter(
  (file) => /^(?!tooling\/src\/(?!gallery\/)).*\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const sheets = trackedFiles.filter((file) => file.endsWith('.module.css'));

/** The classes that a style sheet of a component declares; what it says of `:global` ones is no own class. */
function declared(sheet: string): Set<string> {
  const names = new Set<string>();
  parse(readTracked(sheet)).walkRules(({ selector, parent }) => {
    if (parent?.type === 'atrule' && /keyframes$/.test((parent as unknown as { name: string }).name)) return;
    const local = selector.replace(/:global\([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '');
    for (const [, name = ''] of local.matchAll(/\.([a-zA-Z_][\w-]*)/g)) names.add(name);
  });
  return names;
}

/** What components take of each sheet; of one whose class is chosen at run time everything may be taken. */
function usesOfSheets(): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const file of components) {
    const source = readTracked(file);
    const body = source.replace(/^import .*$/gm, '');
    for (const [, name = '', place = ''] of source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)/gm)) {
      const sheet = path.posix.join(path.posix.dirname(file), place);
      const use = uses.get(sheet) ?? { names: new Set(), chosenAtRunTime: false };
      const parts = body.split(new RegExp(`\\b${name}(?=[.[])`)).slice(1);
      for (const part of parts) use.names.add(/^(?:\.|\[')(\w[\w-]*)/.exec(part)?.[1] ?? '');
      use.chosenAtRunTime ||= parts.some((part) => part.startsWith('[') && !part.startsWith("['"));
      uses.set(sheet, use);
    }
  }
  return uses;
}

const uses = usesOfSheets();

test('every style sheet of a component is imported by one', () => {
  expect(sheets.length).toBeGreaterThan(200);
  expectNothing(
    sheets.filter((sheet) => !uses.has(sheet)),
    'import the sheet in a component, or delete it.',
  );
});

test('every class of a style sheet is on an element of a component', () => {
  const unused = [...uses].flatMap(([sheet, { names, chosenAtRunTime }]) =>
    chosenAtRunTime ? [] : [...declared(sheet)].filter((name) => !names.has(name)).map((name) => `${sheet} .${name}`),
  );
  expectNothing(unused, 'use the class in the component, or delete its rule.');
});

test('every class that a component takes is in its style sheet: another would be printed as “undefined”', () => {
  const missing = [...uses].flatMap(([sheet, { names }]) => {
    const known = declared(sheet);
    return [...names].filter((name) => name !== '' && !known.has(name)).map((name) => `${sheet} .${name}`);
  });
  expectNothing(missing, 'write the class into the sheet, or correct its name in the component.');
});
