import type { GateReport } from '@site/shared/contract/gate-report';
import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import type { Canary } from '@site/shared/contract/canary-buckets';
import { describeCanary } from '../chain/canary-state';
import { addressClashes } from '../releases/address-clash';
import { standingIn } from './clash-words';
import { requireLivingPublisher } from './expired-publisher';
import type { Authorship } from '../chain/head';
import type { GateSummary, Revision } from '../chain/revision';
import { fetchManifest, verifyRelease } from '../releases/manifest-signature';
import { CheckFailedError, ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { requireRelease } from '../releases/releases';
import type { TrustedKeys } from '../keys/signing-keys';

/** What the gate says of the versions that are to go live. */
export interface GateResult {
  /** One for each of them. */
  reports: GateReport[];
  /** What speaks against them, a sentence each; none when they may go live. */
  reasons: string[];
  /** What was looked at, for the revision. */
  summary: GateSummary;
}

/**
 * The gate. `candidate` is everything that would be live, remote → version, of which `changed` is looked at: by a promotion
 * what it promotes, by a canary its own version in the place of the live one.
 */
export type GateCheck = (candidate: Record<string, string>, changed: readonly string[]) => Promise<GateResult>;

export interface Gating {
  /** Looks at what changes; without it nothing but addresses is. */
  check?: GateCheck | undefined;
  /** Why nothing looks at it, for the revision. */
  ungated?: string | undefined;
  /** What was live when somebody decided; without it what is at the first look. */
  seen?: Revision | undefined;
  /** Is told, a sentence each, of revisions that came meanwhile and what becomes of this. */
  say?: ((line: string) => void) | undefined;
}

/** What a revision says of its gate. */
export type GateRecord = Pick<Authorship, 'gate' | 'ungated'>;

type Candidate = { versions: Record<string, string>; changed: readonly string[] } & Gating;

/** Refuses versions whose files, signature or key are not good. */
export async function requireSound(
  store: ReleaseStore,
  keys: TrustedKeys,
  versions: Record<string, string>,
  now: Date,
): Promise<void> {
  for (const [name, version] of Object.entries(versions)) {
    await requireRelease(store, name, version);
    await verifyRelease(store, name, version, keys);
    await requireLivingPublisher(store, keys, { name, version, now });
  }
}

/** The manifests of a candidate. A live version of another remote that cannot be read holds nobody back. */
async function manifestsOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  { versions, changed }: Candidate,
): Promise<ReleaseManifest[]> {
  const manifests = Object.entries(versions).map(async ([name, version]) => {
    const manifest = fetchManifest(store, name, version, keys);
    return changed.includes(name) ? manifest : manifest.catch(() => undefined);
  });
  return (await Promise.all(manifests)).filter((manifest) => manifest !== undefined);
}

/**
 * Refuses versions of which one that changes has an address of another.
 * @param canaries of sections that stay, which the versions hold in the place of what is live
 */
export async function refuseClashes(
  store: ReleaseStore,
  keys: TrustedKeys,
  candidate: Candidate,
  canaries: readonly Canary[] = [],
): Promise<void> {
  const { changed } = candidate;
  const clashes = addressClashes(await manifestsOf(store, keys, candidate));
  const clash = clashes.find(({ names }) => names.some((name) => changed.includes(name)));
  if (!clash) return;
  const canary = canaries.find(({ remote }) => clash.names.includes(remote));
  const who = canary
    ? `${describeCanary(canary)} is a canary: npm run release -- canary ${canary.remote} --stop ends it.`
    : await standingIn(store, keys, clash, changed);
  throw new ReleaseError(`${clash.sentence}${who && ` ${who}`}`);
}

/**
 * Refuses a candidate whose addresses clash or that the gate refuses; gives what its revision is to say of the gate. Of a
 * promotion and of a canary alike.
 */
export async function checkCandidate(
  store: ReleaseStore,
  keys: TrustedKeys,
  candidate: Candidate,
): Promise<GateRecord> {
  await refuseClashes(store, keys, candidate);
  const { versions, changed, check, ungated } = candidate;
  if (ungated !== undefined) return { ungated };
  if (!check) return {};
  const { reasons, summary } = await check(versions, changed);
  if (reasons.length) throw new CheckFailedError('The check refused it, so nothing was promoted.', reasons);
  return { gate: summary };
}
