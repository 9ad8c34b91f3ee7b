import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';
import { readTracked } from './tracked-files';

type Rule = { name: string; from: { path?: string } };

const require = createRequire(__filename);
const { forbidden } = require('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const layers = forbidden.filter(({ name }) => name.startsWith('release-layers-'));

/** Rooms are folders of `release/src`, and files that lie loose there; tests and what they stand on are above all of them. */
const rooms = readdirSync(path.join(repositoryRoot, 'release/src')).filter(
  (name) => name !== 'testing' && !name.includes('.test.'),
);

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-layers-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json'])
    cpSync(path.join(repositoryRoot, file), path.join(root, file));
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What the walls say of one file of the release tool that imports another one. */
function judge(from: string, to: string): string {
  const address = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
  write(to, 'export const one = 1;\n');
  write(
    from,
    `import { one } from '${address.startsWith('.') ? address : `./${address}`}';\n\nexport const two = one + 1;\n`,
  );
  const { stdout } = spawnSync('node_modules/.bin/depcruise', ['--output-type', 'err', 'release'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout;
}

test('every room of the release tool stands in exactly one layer', () => {
  const layersOf = (name: string) =>
    layers.filter(({ from }) => new RegExp(from.path ?? '').test(`release/src/${name.replace(/(?<!\.ts)$/, '/')}`));
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.filter((name) => layersOf(name).length !== 1)).toEqual([]);
});

test('release/README.md has a row for every room, and for no other', () => {
  const rows = [...readTracked('release/README.md').matchAll(/^\| `src\/([^`]+)` \|/gm)].map(([, name = '']) => name);
  const named = rooms.map((name) => (name.endsWith('.ts') ? name : `${name}/`));
  expect(rows.sort()).toEqual([...named, 'testing/'].sort());
});

test.each([
  ['release/src/store/file-store.ts', 'release/src/operations/prune.ts'],
  ['release/src/chain/head.ts', 'release/src/config.ts'],
  ['release/src/operations/promote.ts', 'release/src/gate/gate.ts'],
  ['release/src/operations/promote.ts', 'release/src/commands/promote.ts'],
  ['release/src/gate/gate.ts', 'release/src/guard/guard.ts'],
  ['release/src/commands/desk.ts', 'release/desk/src/serve-desk.ts'],
  ['release/desk/src/serve-desk.ts', 'release/src/commands/status.ts'],
])('walls refuse that %s imports %s', (from, to) => {
  expect(judge(from, to)).toContain(`${from} → ${to}`);
});

test.each([
  ['release/src/operations/prune.ts', 'release/src/store/file-store.ts'],
  ['release/src/chain/head.ts', 'release/src/chain/revision.ts'],
  ['release/src/chain/head.test.ts', 'release/src/operations/promote.ts'],
  ['release/src/commands/status.ts', 'release/src/doctor/finding.ts'],
])('walls let %s import %s', (from, to) => {
  expect(judge(from, to)).not.toContain('release-layers-');
});
