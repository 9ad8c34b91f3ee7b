import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staleness } from '../prove/stale';
import { subjects } from '../prove/subjects';
import { expectNothing } from './expect-nothing';
import { trackedFiles } from './tracked-files';

const row = (origin: string) => `| \`trust\` | what | holds | cases 44 | 58 s, 2026-11-30${origin} |`;

test('the subjects of every long proof are there', () => {
  const places = [...new Set(Object.values(subjects).flat())];
  expectNothing(
    places.filter((place) => !trackedFiles.some((file) => file === place || file.startsWith(`${place}/`))),
    'correct the place in e2e/prove/subjects.ts.',
  );
});

test('R10.100 a proof that ran on no commit, on changes of one checkout or on a lost commit is stale', () => {
  expect(staleness('trust', undefined)).toBe('it has never been run.');
  expect(staleness('trust', row(''))).toBe('its row names no commit.');
  expect(staleness('trust', row(', 01234567 with changes'))).toContain('with changes');
  expect(staleness('trust', row(', 01234567'))).toBe('it ran on 01234567, which this checkout does not have.');
});

test('R10.100 a proof is stale once code that it is about changes, and not through tests, documents and other code', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'proofs-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = (file: string): string => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
    git('add', '.');
    git('commit', '-qm', file);
    return git('rev-parse', '--short=8', 'HEAD').trim();
  };
  git('init', '-q');
  const proven = row(`, ${commit('release/src/keys/key.ts')}`);
  for (const other of ['release/src/keys/key.test.ts', 'release/src/keys/README.md', 'mf-help/page.tsx']) commit(other);
  expect(staleness('trust', proven, root)).toBeUndefined();
  commit('release/src/keys/other.ts');
  commit('release/src/chain/head.ts');
  expect(staleness('trust', proven, root)).toMatch(/^release\/src\/chain\/head\.ts and 1 more files changed since /);
  rmSync(root, { recursive: true });
});
