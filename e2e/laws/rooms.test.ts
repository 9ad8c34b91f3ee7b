import { expectNothing } from './expect-nothing';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readTracked, trackedFiles } from './tracked-files';

type Rule = { name: string; from: { path?: string } };

const { forbidden } = createRequire(__filename)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };
const layers = forbidden.filter(({ name }) => name.startsWith('rooms-of-'));
const houses = ['release', 'shell'];

/** A room is a folder of `src`, or a file that lies loose there. Tests, and what they stand on, are above all rooms. */
function roomsOf(house: string): string[] {
  const below = `${house}/src/`;
  const names = trackedFiles
    .filter((file) => file.startsWith(below))
    .map((file) => /^[^/]+\/?/.exec(file.slice(below.length))?.[0] ?? '');
  return [...new Set(names)].filter((name) => name !== 'testing/' && !name.includes('.test.'));
}

/** Imports that the walls refuse, and imports that they let pass: importing file, imported file. */
const refused: [from: string, to: string][] = [
  ['release/src/store/file-store.ts', 'release/src/operations/prune.ts'],
  ['release/src/chain/head.ts', 'release/src/config.ts'],
  ['release/src/chain/witness.ts', 'release/src/releases/reservation.ts'],
  ['release/src/operations/promote.ts', 'release/src/gate/gate.ts'],
  ['release/src/operations/status.ts', 'release/src/commands/promote.ts'],
  ['release/src/guard/judge.ts', 'release/src/gate/gate.ts'],
  ['release/src/commands/desk.ts', 'release/desk/src/serve-desk.ts'],
  ['release/desk/src/desk-server.tsx', 'release/src/commands/promote.ts'],
  ['shell/src/config/network.ts', 'shell/src/server/app.ts'],
  ['shell/src/content/navigation.ts', 'shell/src/chrome/layouts/page-path.ts'],
  ['shell/src/chrome/layouts/layout-table.ts', 'shell/src/client/whole-page.ts'],
  ['shell/src/pages/shell-routes.ts', 'shell/src/render/pages/worker-messages.ts'],
  ['shell/src/render/processes/walls.ts', 'shell/src/server/http-server.ts'],
  ['shell/src/client/whole-page.ts', 'shell/src/server/plain-answers.ts'],
  ['shell/src/server/http-server.ts', 'shell/src/client/pinned.ts'],
];
const passed: [from: string, to: string][] = [
  ['release/src/operations/prune.ts', 'release/src/store/memory-store.ts'],
  ['release/src/chain/head.ts', 'release/src/chain/revision.ts'],
  ['release/src/chain/head.test.ts', 'release/src/operations/prune.ts'],
  ['release/src/commands/desk.ts', 'release/src/gate/gate.ts'],
  ['release/desk/src/desk-server.tsx', 'release/src/gate/gate.ts'],
  ['shell/src/server/app.ts', 'shell/src/config/network.ts'],
  ['shell/src/render/pages/route-tree.ts', 'shell/src/chrome/layouts/layout-table.ts'],
  ['shell/src/chrome/layouts/page-path.test.ts', 'shell/src/render/pages/load-page.ts'],
];

/** A repository of these imports alone; what the walls say of it. */
function judge(imports: readonly [from: string, to: string][]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'room-layers-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { flag: 'a' });
  };
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json', 'package.json'])
    cpSync(path.join(repositoryRoot, file), path.join(root, file));
  symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'));
  for (const [from, to] of imports) {
    const address = path.relative(path.dirname(from), to).replace(/\.ts$/, '');
    write(from, `import '${address.startsWith('.') ? address : `./${address}`}';\n`);
    write(to, '');
  }
  const cruise = ['--output-type', 'err', ...houses];
  const { stdout } = spawnSync('node_modules/.bin/depcruise', cruise, { cwd: root, encoding: 'utf8' });
  rmSync(root, { recursive: true });
  return stdout;
}

let said = '';

beforeAll(() => {
  said = judge([...refused, ...passed]);
});

test.each(houses)('every room of %s stands in exactly one layer', (house) => {
  const rooms = roomsOf(house);
  const layersOf = (name: string) =>
    layers.filter(({ from }) => new RegExp(from.path ?? '').test(`${house}/src/${name}`));
  expect(rooms.length).toBeGreaterThan(5);
  expectNothing(
    rooms.filter((name) => layersOf(name).length !== 1),
    'give the room one layer in `.dependency-cruiser.cjs`.',
  );
});

test.each(houses)('README.md of %s has a row for every room, and for no other', (house) => {
  const rows = [...readTracked(`${house}/README.md`).matchAll(/^\| `src\/([^`]+)` \|/gm)].map(([, name = '']) => name);
  expect(rows.sort()).toEqual([...roomsOf(house), 'testing/'].sort());
});

test.each(refused)('walls refuse that %s imports %s', (from, to) => {
  expect(said).toContain(`: ${from} → ${to}`);
});

test.each(passed)('walls let %s import %s', (from, to) => {
  expect(said).not.toContain(`: ${from} → ${to}`);
});
