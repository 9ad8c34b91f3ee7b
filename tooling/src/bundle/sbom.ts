import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library';
import {
  installedName,
  type LockedPackage,
  type LockedPackages,
  readLockfile,
  resolveFrom,
  wantedNames,
} from './lockfile';

const algorithms: Record<string, Enums.HashAlgorithm> = {
  sha512: Enums.HashAlgorithm['SHA-512'],
  sha384: Enums.HashAlgorithm['SHA-384'],
  sha256: Enums.HashAlgorithm['SHA-256'],
  sha1: Enums.HashAlgorithm['SHA-1'],
};

function hashesOf({ integrity = '' }: LockedPackage): Models.HashDictionary {
  const found = integrity.split(/\s+/).flatMap((text): [Enums.HashAlgorithm, string][] => {
    const [, name = '', base64 = ''] = /^(\w+)-(.+)$/.exec(text) ?? [];
    const algorithm = algorithms[name];
    return algorithm ? [[algorithm, Buffer.from(base64, 'base64').toString('hex')]] : [];
  });
  return new Models.HashDictionary(found);
}

function licensesOf({ license }: LockedPackage): Models.LicenseRepository {
  if (!license) return new Models.LicenseRepository();
  if (SPDX.isSupportedSpdxId(license)) return new Models.LicenseRepository([new Models.SpdxLicense(license)]);
  const isExpression = / (?:OR|AND|WITH) /.test(license);
  return new Models.LicenseRepository([
    isExpression ? new Models.LicenseExpression(license) : new Models.NamedLicense(license),
  ]);
}

function scopeOf({ dev, optional }: LockedPackage): Enums.ComponentScope {
  if (dev) return Enums.ComponentScope.Excluded;
  return optional ? Enums.ComponentScope.Optional : Enums.ComponentScope.Required;
}

/** Name, version and, of what comes from the registry, its address there. */
function identityOf(place: string, { name: published, version }: LockedPackage) {
  const alias = installedName(place);
  const full = published ?? alias ?? place;
  const [, group, name = full] = /^(@[^/]+)\/(.+)$/.exec(full) ?? [];
  const purl = alias && version && `pkg:npm/${full.replace('@', '%40')}@${encodeURIComponent(version)}`;
  return { name, facts: { ...(group && { group }), ...(version && { version }), ...(purl && { purl }) } };
}

/** A folder of the repository is no library of others and has no hash. */
function componentOf(place: string, locked: LockedPackage): Models.Component {
  const { name, facts } = identityOf(place, locked);
  const type = installedName(place) ? Enums.ComponentType.Library : Enums.ComponentType.Application;
  return new Models.Component(type, name, {
    bomRef: place,
    ...facts,
    hashes: hashesOf(locked),
    licenses: licensesOf(locked),
    scope: scopeOf(locked),
  });
}

function componentsOf(packages: LockedPackages): Map<string, Models.Component> {
  const own = Object.entries(packages).filter(([place, { link }]) => place !== '' && !link);
  return new Map(own.map(([place, locked]) => [place, componentOf(place, locked)]));
}

function link(
  packages: LockedPackages,
  place: string,
  from: Models.Component,
  all: Map<string, Models.Component>,
): void {
  for (const name of wantedNames(packages[place] ?? {})) {
    const to = all.get(resolveFrom(packages, place, name) ?? '');
    if (to) from.dependencies.add(to.bomRef);
  }
}

/**
 * The packages of a lockfile as a CycloneDX 1.6 document (JSON): every section is built from them. Without time, serial
 * number and tools, so that equal lockfiles give equal bytes.
 */
export function sbomOf(lockfile: string): string {
  const packages = readLockfile(lockfile);
  const { name = 'site', version } = packages[''] ?? {};
  const root = new Models.Component(Enums.ComponentType.Application, name, {
    bomRef: '.',
    ...(version && { version }),
  });
  const components = componentsOf(packages);
  link(packages, '', root, components);
  for (const [place, component] of components) link(packages, place, component, components);
  const bom = new Models.Bom({ components: new Models.ComponentRepository(components.values()) });
  bom.metadata.component = root;
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}
