import type { ReleaseManifest } from '@site/shared/contract/release-manifest';
import { addressClashes } from './address-clash';
import { canaryIn } from './canary-state';
import { appendRevision, readHeadToExtend } from './head';
import { requireLivingPublisher } from './expired-publisher';
import { requireRevisionKey } from './key-use';
import { fetchManifest, verifyRelease } from './manifest-signature';
import { CheckFailedError, ReleaseError } from './release-error';
import type { ReleaseStore } from './release-store';
import { requireRelease } from './releases';
import type { LiveVersions, Revision } from './revision';
import type { ReleaseKeys, TrustedKeys } from './signing-keys';

/** Remote → version of everything that would be live. */
export type Candidate = Record<string, string>;

export interface PromoteOptions {
  by: string;
  reason?: string | undefined;
  now?: Date;
  /** Continue from the last good revision although a later file is damaged. */
  skipDamaged?: boolean | undefined;
  /** The gate: returns the reasons against the remotes that change, none when they may go live. */
  check?: ((candidate: Candidate, changed: string[]) => Promise<string[]>) | undefined;
}

export interface PromoteResult {
  /** False when all of it was live already; `revision` is then the one that is. */
  changed: boolean;
  revision: Revision;
}

export function versionsOf(remotes: Record<string, LiveVersions>): Candidate {
  return Object.fromEntries(Object.entries(remotes).map(([name, { version }]) => [name, version]));
}

type Check = { candidate: Candidate; changed: string[]; check: PromoteOptions['check'] };

/** The manifests of a candidate. A live version of another remote that cannot be read holds nobody back. */
async function manifestsOf(
  store: ReleaseStore,
  keys: TrustedKeys,
  { candidate, changed }: Omit<Check, 'check'>,
): Promise<ReleaseManifest[]> {
  const manifests = Object.entries(candidate).map(async ([name, version]) => {
    const manifest = fetchManifest(store, name, version, keys);
    return changed.includes(name) ? manifest : manifest.catch(() => undefined);
  });
  return (await Promise.all(manifests)).filter((manifest) => manifest !== undefined);
}

async function refuseClashes(store: ReleaseStore, keys: TrustedKeys, wanted: Omit<Check, 'check'>): Promise<void> {
  const [clash] = addressClashes(await manifestsOf(store, keys, wanted));
  if (clash) throw new ReleaseError(clash);
}

/** Refuses a candidate whose addresses clash or that the gate has reasons against. */
export async function checkCandidate(store: ReleaseStore, keys: TrustedKeys, wanted: Check): Promise<void> {
  await refuseClashes(store, keys, wanted);
  const reasons = (await wanted.check?.(wanted.candidate, wanted.changed)) ?? [];
  if (reasons.length) throw new CheckFailedError('The check refused it, so nothing was promoted.', reasons);
}

/** Makes one or more versions live in one revision, after all checks. */
export async function promote(
  store: ReleaseStore,
  keys: ReleaseKeys,
  wanted: Candidate,
  options: PromoteOptions,
): Promise<PromoteResult> {
  const now = options.now ?? new Date();
  requireRevisionKey(keys, now.toISOString(), 'promote');
  const head = await readHeadToExtend(store, keys.trusted, options.skipDamaged ?? false);
  for (const [name, version] of Object.entries(wanted)) {
    await requireRelease(store, name, version);
    await verifyRelease(store, name, version, keys.trusted);
    await requireLivingPublisher(store, keys.trusted, { name, version, now });
  }
  const live = head.revision?.remotes ?? {};
  const fresh = Object.entries(wanted).filter(([name, version]) => !isSettled(live[name], version));
  if (head.revision && fresh.length === 0) return { changed: false, revision: head.revision };
  const news = fresh.map(([name, version]) => [name, { version, canaryVersion: null, canaryShare: 0 }] as const);
  const remotes = { ...live, ...Object.fromEntries(news) };
  const changed = fresh.map(([name]) => name);
  const candidate = versionsOf(remotes);
  const canary = canaryIn({ remotes });
  // What the visitors of a canary would be shown has to fit together too.
  if (canary)
    await refuseClashes(store, keys.trusted, { candidate: { ...candidate, [canary.remote]: canary.version }, changed });
  await checkCandidate(store, keys.trusted, { candidate, changed, check: options.check });
  const reason = options.reason ?? `promote ${fresh.map((entry) => entry.join(' ')).join(', ')}`.slice(0, 500);
  const authorship = { by: options.by, reason, now };
  return { changed: true, revision: await appendRevision(store, keys, head, remotes, authorship) };
}

function isSettled(live: LiveVersions | undefined, version: string): boolean {
  return live?.version === version && live.canaryVersion === null;
}
