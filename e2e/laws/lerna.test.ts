import path from 'node:path';
import { remoteNames, workspaceNames } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked } from './tracked-files';

/** What is released on its own; everything else is built into these or runs beside them. */
const released = ['shell', ...remoteNames()];

interface Package {
  name: string;
  version?: string;
  private: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageOf = (folder: string) => JSON.parse(readTracked(`${folder}/package.json`)) as Package;

test('what is released is named after its folder, which is its tag; nothing else has a version', () => {
  const versioned = workspaceNames().filter((folder) => packageOf(folder).version);
  expect(versioned.sort()).toEqual([...released].sort());
  for (const folder of released) expect(packageOf(folder)).toMatchObject({ name: folder, private: true });
  const folderOf = new Map(workspaceNames().map((folder) => [packageOf(folder).name, folder]));
  const inside = workspaceNames().flatMap((folder) =>
    Object.entries({ ...packageOf(folder).dependencies, ...packageOf(folder).devDependencies })
      .filter(([name]) => name.startsWith('@site/'))
      .map(([name, range]) => ({ folder, name, range })),
  );
  // Lerna follows a dependency without a version by its folder only.
  const rangeTo = (folder: string, name: string) => `file:${path.relative(folder, folderOf.get(name) ?? name)}`;
  expect(inside.length).toBeGreaterThan(5);
  expectNothing(
    inside.filter(({ folder, name, range }) => range !== rangeTo(folder, name)),
    'write `file:` and the relative path of the folder as the range in the package.json.',
  );
});

test('the everyday install has no lerna; its own lockfile has one version, and npm is told the same beside both', () => {
  const locked = (file: string) => (JSON.parse(readTracked(file)) as { packages: Record<string, Package> }).packages;
  const { dependencies } = JSON.parse(readTracked('tooling/lerna/package.json')) as Package;

  expect(Object.keys(locked('package-lock.json')).filter((place) => /node_modules\/(lerna|nx)$/.test(place))).toEqual(
    [],
  );
  expect(locked('tooling/lerna/package-lock.json')['node_modules/lerna']?.version).toBe(dependencies?.['lerna']);
  expect(readTracked('tooling/lerna/.npmrc')).toBe(readTracked('.npmrc'));
});
