import path from 'node:path';
import { readTracked } from './tracked-files';

/** The two ends of a render process: what one sends the other gets as a message, without an import. */
const ends = ['shell/src/render/processes/render-process.ts', 'shell/src/render/processes/process/main.ts'] as const;

/** What opens the room of the first file in `app.ts`. */
const opener = 'shell/src/server/pages/open-pages.ts';

/** The first file that each row of the numbered list below a heading names. */
function wayIn(document: string, from: string, folder: string): string[] {
  const text = readTracked(document);
  const [part = ''] = text.slice(text.indexOf(from)).split(/\n#/).slice(1);
  return [...part.matchAll(/^\d\. `([^`]+)`/gm)].map(([, file = '']) => folder + file);
}

function isImported(file: string, by: string): boolean {
  const wanted = path.posix.relative(path.posix.dirname(by), file).replace(/\.tsx?$/, '');
  return readTracked(by).includes(`from '${wanted.startsWith('.') ? wanted : `./${wanted}`}'`);
}

const way = wayIn('docs/architecture.md', '<a id="request"></a>', '');

test('R10.85 a request passes at most six files, the same in both documents', () => {
  expect(way.length).toBeGreaterThanOrEqual(4);
  expect(way.length).toBeLessThanOrEqual(6);
  expect(wayIn('shell/README.md', '# shell', 'shell/')).toEqual(way);
});

test('R10.85 each file on the way of a request imports the next, or speaks to it through the pipes', () => {
  const steps = way.slice(1).map((next, index) => ({ file: way[index] ?? '', next }));
  const gaps = steps.filter(({ file, next }) => !isImported(next, file));

  expect(gaps).toEqual([
    { file: 'shell/src/render/processes/set-pool.ts', next: 'shell/src/render/pages/render-page.tsx' },
  ]);
  expect(isImported(ends[0], 'shell/src/render/processes/set-pool.ts')).toBe(true);
  expect(isImported('shell/src/render/pages/render-page.tsx', ends[1])).toBe(true);
  expect(isImported(way[0] ?? '', opener)).toBe(true);
  expect(isImported(opener, 'shell/src/server/app.ts')).toBe(true);
});
