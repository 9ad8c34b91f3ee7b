import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findWalls, missingWalls } from './walls';

test('walls are found one by one, each with those before it, and what is missing is told in a sentence', () => {
  const { command, has, lacks } = findWalls(__filename);
  expect([...has, ...lacks]).toHaveLength(3);
  expect([...has, ...lacks]).toEqual(expect.arrayContaining(['a limit of memory', 'a wall against the network']));
  expect(command.length > 0).toBe(has.length > 0);
  expect(missingWalls({ lacks: ['a wall against the network'] })[0]).toMatch(
    /^Render processes run without a wall against the network: .*util-linux/,
  );
});

test('a script that the process could not read is behind no wall that would keep it from it', () => {
  expect(findWalls('/nowhere/render.cjs').has).toEqual([]);
});

test('where no other user may read the script, a process keeps every other wall, and may gain no rights', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mine-'));
  const script = path.join(folder, 'render.cjs');
  writeFileSync(script, '');
  const here = findWalls(script);
  const anywhere = findWalls('/bin/sh');
  expect(here.has).toEqual(anywhere.has.map((name) => (name === 'a user of its own' ? 'a ban on new rights' : name)));
  rmSync(folder, { recursive: true });
});
