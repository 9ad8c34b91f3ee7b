import type { GateFinding } from '@site/shared/contract/gate-report';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { satisfies } from 'semver';
import { sectionModules } from '../../render/pages/section-modules';

/** What CommonJS packages have for those who import the whole. */
const everyPackageHas = new Set(['default']);

type Wanted = ReleaseManifest['shared'][string];

function faultsOf(name: string, { range, names }: Wanted, shell: ReleaseManifest): string[] {
  const provided = sectionModules[name];
  const version = shell.shared[name]?.range;
  if (!provided || !version) return [`is built for ${name}, which this shell does not share`];
  const missing = names.filter((one) => !(one in provided) && !everyPackageHas.has(one));
  return [
    ...(satisfies(version, range) ? [] : [`is built for ${name} ${range}, and this shell shares ${version}`]),
    ...missing.map((one) => `imports “${one}” of ${name}, which this shell does not share`),
  ];
}

/** Whether this shell shares every package that a release is built for, in a fitting version and with every name that it imports. */
export function sharedFaults(manifest: ReleaseManifest, shell: ReleaseManifest): GateFinding[] {
  return Object.entries(manifest.shared).flatMap(([name, wanted]) =>
    faultsOf(name, wanted, shell).map((reason): GateFinding => ({ part: 'shared', where: name, reason })),
  );
}
