import { bucketCount, type Canary } from '@site/shared/contract/canary-buckets';
import type { LiveVersions } from './revision';

/**
 * The canary of a revision; undefined without one. There is one for the whole site, so that what visitors meet has one
 * cause: of several, which this tool never writes, the first by name counts everywhere.
 */
export function canaryIn({ remotes }: { remotes: Record<string, LiveVersions> }): Canary | undefined {
  for (const [remote, { canaryVersion, canaryShare }] of Object.entries(remotes).sort())
    if (canaryVersion !== null && canaryShare > 0) return { remote, version: canaryVersion, share: canaryShare };
  return undefined;
}

/** `5 %`, `0.25 %`: the share in whole buckets, as visitors are counted. */
export function describeShare(share: number): string {
  return `${Math.round(share * bucketCount) / (bucketCount / 100)} %`;
}

/** `mf-help 1.3.0 with 5 % of the visitors`. */
export function describeCanary({ remote, version, share }: Canary): string {
  return `${remote} ${version} with ${describeShare(share)} of the visitors`;
}
