import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { parse } from 'yaml';
import { readTracked, trackedFiles } from './tracked-files';

type Front = { id: number; place: string };

const folder = path.join(repositoryRoot, 'api/content/cases');
const cases = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file): Front => {
    const front = readFileSync(path.join(folder, file), 'utf8').split('\n---\n')[0] ?? '';
    return { id: Number.parseInt(file, 10), ...parse(front.replace(/^---/, '')) };
  });

/** Pages that tell a case: the case, and what the page draws besides. */
const featured = trackedFiles
  .filter((file) => /^mf-marketing\/src\/content\/[^/]+\/sections\.ts$/.test(file))
  .flatMap((file) => {
    const id = /\bfeatured: (\d+)/.exec(readTracked(file))?.[1];
    const page = path.basename(path.dirname(file));
    const own = trackedFiles.filter((one) => /\/src\/(pages|content)\//.test(one) && one.includes(`mf-marketing/`));
    const source = own.filter((one) => one.includes(`/${page}/`)).map(readTracked);
    return id ? [{ page, id: Number(id), source: source.join('\n') }] : [];
  });

test('R13.35 each page that tells a case tells another one', () => {
  expect(featured).not.toEqual([]);
  expect(new Set(featured.map(({ id }) => id)).size).toBe(featured.length);
});

test.each(featured)(
  'R13.35 $page shows the place of case $id once: by the case or in its own drawings',
  ({ id, source }) => {
    const { place } = cases.find((one) => one.id === id) ?? { place: 'no such case' };
    const pictured = !source.includes('<DrawnCaseSpotlight');

    expect([pictured, source.includes(`worlds/${place}-scene'`)]).not.toEqual([true, true]);
  },
);
