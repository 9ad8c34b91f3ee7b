import path from 'node:path';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

// Law: what visitors see in pages can be seen alone, in the gallery (CONTRIBUTING.md#the-gallery).

const isEntry = (file: string) => file.endsWith('.gallery.tsx');
const entries = trackedFiles.filter(isEntry);
const listsFolders = entries.filter((file) => readTracked(file).includes('import.meta.webpackContext('));

/** What a file imports from beside it, as files of the repository. */
function importsOf(file: string): string[] {
  const found = [...readTracked(file).matchAll(/from '(\.[^']+)'/g)].map(([, request = '']) => request);
  return found.map((request) => `${path.join(path.dirname(file), request)}.tsx`);
}

/** A file that exports a component; what a hook or a loader exports is seen in the parts that use it. */
function showsSomething(file: string): boolean {
  return /^export (?:default )?function [A-Z]\w*\(|^export const \w+: Drawing\b/m.test(readTracked(file));
}

const partsIn = (folders: RegExp) =>
  trackedFiles.filter(
    (file) => folders.test(file) && !isEntry(file) && !file.includes('.test.') && showsSomething(file),
  );

test('every part that pages share has an entry in the gallery', () => {
  const shown = new Set(entries.flatMap(importsOf));
  const parts = partsIn(/^shared\/src\/(?:ui|forms|parts\/(?:ui|forms))\/.*\.tsx$/);
  expect(parts.length).toBeGreaterThan(60);
  expectNothing(
    parts.filter((file) => !shown.has(file)),
    'write `<part>.gallery.tsx` beside it, whose exports are its states (CONTRIBUTING.md#the-gallery).',
  );
});

test('every stage, screen, poster and cover has an entry, and every scene stands in a folder that one lists', () => {
  const shown = new Set(entries.flatMap(importsOf));
  const drawings = partsIn(/^shared\/drawings\/src\/(?:covers|player|posters|screens|stages)\/.*\.tsx$/);
  const listed = listsFolders.map((file) => `${path.dirname(file)}/`);
  const scenes = partsIn(/-scenes?\.tsx$/).filter((file) => readTracked(file).includes(': Drawing = '));
  expect(drawings.length).toBeGreaterThan(20);
  expect(scenes.length).toBeGreaterThan(80);
  const alone = [
    ...drawings.filter((file) => !shown.has(file)),
    ...scenes.filter((file) => !listed.some((one) => file.startsWith(one))),
  ];
  expectNothing(alone, 'show it in an entry beside it; one of its kind may be there (CONTRIBUTING.md#the-gallery).');
});

test('every console has an entry in its section', () => {
  const consoles = trackedFiles.filter((file) => /^mf-[^/]+\/src\/consoles\/[\w-]+(?<!\.test)\.ts$/.test(file));
  const named = entries.flatMap((file) => {
    const [, name] = /\bconsole: '([\w-]+)'/.exec(readTracked(file)) ?? [];
    return name ? [`${file.split('/')[0]}/src/consoles/${name}.ts`] : [];
  });
  expect(consoles.length).toBeGreaterThan(10);
  expectNothing(
    consoles.filter((file) => !named.includes(file)),
    'write an entry beside the part that shows the console, with its name in `gallery.console`.',
  );
});

test('a picture that an entry is held beside is named by its file alone', () => {
  const named = entries.flatMap((file) =>
    [...readTracked(file).matchAll(/\bfile: '([^']*)'/g)].map(([, name]) => name),
  );
  expectNothing(
    named.filter((name) => !/^[\w-]+\.png$/.test(name ?? '')),
    'write the bare name of the file: where the folder lies is the business of each machine.',
  );
});
