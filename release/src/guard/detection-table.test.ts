import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { harms } from './simulated-views';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

test('R13.90 the how-to says of the time until a version is found what guard --explain prints', async () => {
  const { exitCode, out } = await freshSite().run('guard', '--explain');
  const text = readFileSync(join(repositoryRoot, 'docs/how-to/guard-releases.md'), 'utf8');
  const rows = out
    .split('\n')
    .filter((line) => /^(?:promotion|canary) /.test(line))
    .map((line) => line.split(/ {2,}/));

  expect(exitCode).toBe(0);
  expect(rows).toHaveLength(8);
  const field = out.split('\n').filter((line) => Object.keys(harms).some((name) => line.startsWith(name)));
  expect(field).toHaveLength(Object.keys(harms).length);
  for (const line of field) expect(text).toContain(`| ${line.split(/ {2,}/).join(' | ')} |`);
  for (const cells of rows) expect(text).toContain(`| ${cells.join(' | ')} |`);
  // Of 50 requests a second all, every fifth and every tenth fail: seconds, and at most 30 of them.
  const often = rows.filter(([, requests]) => requests === '50 a second').flatMap((cells) => cells.slice(2, 5));
  expect(often).toHaveLength(6);
  for (const cell of often) expect(Number(/^(\d+) s$/.exec(cell)?.[1])).toBeLessThanOrEqual(30);
});
