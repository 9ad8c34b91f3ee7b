import path from 'node:path';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

const folder = 'shared/drawings/src/';
const product = trackedFiles.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|gallery)\.|^e2e\//.test(file));

/** The player and the renderer of shows are one thing each, whoever uses which of their parts. */
const drawings = product.filter((file) => file.startsWith(folder) && !/\/(?:parts|player|screens)\//.test(file));

/** The drawings that a file imports, without endings. */
function importsOf(file: string): string[] {
  const named = readTracked(file).matchAll(/['"]((?:@site\/drawings|\.{1,2})\/[^'"\n]+)['"]/g);
  return [...named].map(([, address = '']) =>
    address.startsWith('.') ? path.join(path.dirname(file), address) : address.replace('@site/drawings/', folder),
  );
}

const workspaceOf = (file: string) => (file.startsWith(folder) ? folder : file.split('/')[0]);

const users = new Map<string, Set<string | undefined>>();
for (const file of product)
  for (const drawing of importsOf(file)) users.set(drawing, (users.get(drawing) ?? new Set()).add(workspaceOf(file)));

test('a drawing of one section alone stands in that section', () => {
  const ofOne = drawings.filter((file) => {
    const by = users.get(file.replace(/\.tsx?$/, '')) ?? new Set();
    return !by.has(folder) && by.size < 2;
  });

  expect(drawings.length).toBeGreaterThan(100);
  expectNothing(
    ofOne,
    'move the drawing into the section that shows it (docs/decisions/076-the-rooms-of-the-house.md).',
  );
});
