import type { GateFinding } from '@site/shared/contract/gate-report';
import { lineOf } from '@site/shared/contract/line';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { satisfies } from 'semver';
import type { ShellBuilds } from '../../render/pages/shell-builds';

/** What CommonJS packages have for those who import the whole. */
const everyPackageHas = new Set(['default']);

type Wanted = ReleaseManifest['shared'][string];

function faultsOf(name: string, { range, names }: Wanted, shell: ReleaseManifest): string[] {
  const provided = shell.shared[name];
  if (!provided) return [`is built for ${name}, which this shell does not share`];
  const missing = names.filter((one) => !provided.names.includes(one) && !everyPackageHas.has(one));
  return [
    ...(satisfies(provided.range, range)
      ? []
      : [`is built for ${name} ${range}, and this shell shares ${provided.range}`]),
    ...missing.map((one) => `imports “${one}” of ${name}, which this shell does not share`),
  ];
}

/**
 * Whether the shell, in the line of a release, shares every package that the release is built for, in a fitting version and with every
 * name that it imports. A line that the shell does not have at all is told by the set (`lineFault`).
 */
export function sharedFaults(manifest: ReleaseManifest, builds: ShellBuilds): GateFinding[] {
  const shell = builds.find((build) => lineOf(build.manifest) === lineOf(manifest))?.manifest;
  if (!shell) return [];
  return Object.entries(manifest.shared).flatMap(([name, wanted]) =>
    faultsOf(name, wanted, shell).map((reason): GateFinding => ({ part: 'shared', where: name, reason })),
  );
}
