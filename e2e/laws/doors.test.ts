import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot, workspaceNames } from '@site/shared/repository/workspaces';
import { expectNothing } from './expect-nothing';
import { readTracked, trackedFiles } from './tracked-files';

type Manifest = { name: string; exports: Record<string, string> };
type Package = Manifest & { folder: string };

/** The workspaces that others import, with their doors: the `exports` of package.json. */
const packages = workspaceNames()
  .map((folder): Package => ({ folder, ...(JSON.parse(readTracked(`${folder}/package.json`)) as Manifest) }))
  .filter(({ exports }) => exports !== undefined);

/** A workspace may lie within another one (`release/desk`): the innermost has the file. */
const innermostFirst = workspaceNames().sort((one, other) => other.length - one.length);
const isOf = (folder: string, file: string) => innermostFirst.find((name) => file.startsWith(`${name}/`)) === folder;

const code = trackedFiles.filter((file) => /\.([cm]?[jt]sx?|css)$/.test(file));

/** Its imports stand in files of the sections. */
const importWriter = 'tooling/src/bundle/served-part-loader.ts';

/** What they tell people to import is used, too. */
const guides = trackedFiles.filter((file) => file.startsWith('docs/how-to/'));

/** Everything in quotes that an import or a setting can mean as an address. */
const named = [...code, ...guides].flatMap((file) =>
  [...readTracked(file).matchAll(/['"`]((?:@site|\.{1,2})\/[^'"`\n]+)['"`]/g)].map(([, address = '']) => ({
    file,
    address,
  })),
);

const { resolve } = createRequire(path.join(repositoryRoot, 'jest.config.cjs'));

function isReachable(file: string, address: string): boolean {
  try {
    return path.relative(repositoryRoot, resolve(address)) === file;
  } catch {
    return false;
  }
}

/** The address that a door gives to a file. */
function addressOf(file: string, { folder, name }: Package, door: string, target: string): string[] {
  const [start = '', end] = path.join(folder, target).split('*');
  if (end === undefined) return file === start ? [name + door.slice(1)] : [];
  if (!file.startsWith(start) || !file.endsWith(end)) return [];
  return [name + door.slice(1).replace('*', file.slice(start.length, -end.length))];
}

function addressesOf(file: string, owner: Package): string[] {
  return Object.entries(owner.exports)
    .flatMap(([door, target]) => addressOf(file, owner, door, target))
    .filter((address) => isReachable(file, address));
}

test.each(packages)('every file that $name shows is imported by somebody else', (owner) => {
  const isOwn = (file: string) => isOf(owner.folder, file);
  const used = new Set(named.filter(({ file }) => !isOwn(file) || file === importWriter).map(({ address }) => address));
  const shown = code
    .filter((file) => isOwn(file) && !/\.(test|gallery)\./.test(file))
    .map((file) => ({ file, addresses: addressesOf(file, owner) }))
    .filter(({ addresses }) => addresses.length > 0);

  expect(shown.length).toBeGreaterThan(10);
  expectNothing(
    shown.filter(({ addresses }) => !addresses.some((address) => used.has(address))),
    'take the file out of `exports` in the package.json, or use it.',
  );
});

test.each(packages)('nobody reaches into $folder past its doors', ({ folder, name }) => {
  const past = named.filter(({ file, address }) => {
    if (isOf(folder, file)) return false;
    if (!address.startsWith('.')) return address.startsWith(`${name}/src/`);
    return isOf(folder, path.join(path.dirname(file), address));
  });
  expectNothing(
    past.map(({ file, address }) => `${file}: ${address}`),
    'import through a door of the package.json’s `exports`, or open one there.',
  );
});

test.each(packages)('every door of $name has a file behind it, and none is closed', ({ folder, exports }) => {
  const idle = Object.entries(exports).filter(([, target]) => {
    const [start = ''] = path.join(folder, target ?? '').split('*');
    return target === null || !code.some((file) => file.startsWith(start));
  });
  expectNothing(
    idle.map(([door]) => door),
    'correct `exports` in the package.json.',
  );
});
