import type { Canary } from '@site/shared/contract/canary-buckets';
import type { LiveVersions } from './revision';

/** The canaries of a revision, by the names of their sections; at most one of each section. */
export function canariesIn({ remotes }: { remotes: Record<string, LiveVersions> }): Canary[] {
  return Object.entries(remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([remote, { canaryVersion, canaryShare }]) =>
      canaryVersion !== null && canaryShare > 0 ? [{ remote, version: canaryVersion, share: canaryShare }] : [],
    );
}

/** The canary of one section; undefined without one. */
export function canaryOf(revision: { remotes: Record<string, LiveVersions> }, remote: string): Canary | undefined {
  return canariesIn(revision).find((canary) => canary.remote === remote);
}

/** Remote → version, as a visitor would be shown them who is in every canary. */
export function withCanaries({ remotes }: { remotes: Record<string, LiveVersions> }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { version, canaryVersion }]) => [name, canaryVersion ?? version]),
  );
}

/** `5 %`, `0.25 %`: the share in hundredths of a percent, as it is given. */
export function describeShare(share: number): string {
  return `${Math.round(share * 10_000) / 100} %`;
}

/** `mf-help 1.3.0 with 5 % of the visitors`. */
export function describeCanary({ remote, version, share }: Canary): string {
  return `${remote} ${version} with ${describeShare(share)} of the visitors`;
}
