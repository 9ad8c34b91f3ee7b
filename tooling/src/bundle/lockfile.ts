/** What npm's lockfile says of one installed package (version 3 of its format). */
export type LockedPackage = {
  /** Under which it is published, where it is installed by another name. */
  name?: string;
  version?: string;
  /** One or several of `<algorithm>-<base64>`. */
  integrity?: string;
  license?: string;
  /** Another folder of this repository stands for it: `resolved` names that. */
  link?: boolean;
  resolved?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

/** Place of a package, as in `node_modules/react` or `mf-help` → what is installed there; the repository itself is ``. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const installed = 'node_modules/';

/** `node_modules/a/node_modules/@b/c` → `@b/c`; undefined for a folder of this repository. */
export function installedName(place: string): string | undefined {
  const start = place.lastIndexOf(installed);
  return start < 0 ? undefined : place.slice(start + installed.length);
}

/** The folders above that Node looks into, from the nearest on; the repository's last. */
function* foldersAbove(place: string): Generator<string> {
  for (let folder = place; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) yield `${folder}/`;
  yield '';
}

/** The place of the package that `name` means for the code at `place`, links followed; undefined where none is installed. */
export function resolveFrom(packages: LockedPackages, place: string, name: string): string | undefined {
  for (const folder of foldersAbove(place)) {
    const found = `${folder}${installed}${name}`;
    const locked = packages[found];
    if (locked) return locked.link ? locked.resolved : found;
  }
  return undefined;
}

/** Names of everything that a package asks for. */
export function wantedNames({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies,
}: LockedPackage): string[] {
  const wanted = { ...peerDependencies, ...devDependencies, ...optionalDependencies, ...dependencies };
  return Object.keys(wanted).sort();
}

export function readLockfile(text: string): LockedPackages {
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}
