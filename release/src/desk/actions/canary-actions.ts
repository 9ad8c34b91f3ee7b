import { addressClashes } from '../../address-clash';
import { requireLivingPublisher } from '../../expired-publisher';
import { appendRevision, type Head, readHeadToExtend } from '../../head';
import { requireRevisionKey } from '../../key-use';
import { fetchManifest, verifyRelease } from '../../manifest-signature';
import { promotionOf } from '../../past-revisions';
import { type PromoteOptions, versionsOf } from '../../promote';
import { CheckFailedError, ReleaseError } from '../../release-error';
import type { ReleaseStore } from '../../release-store';
import { requireRelease } from '../../releases';
import type { LiveVersions, Revision } from '../../revision';
import type { ReleaseKeys } from '../../signing-keys';
import type { ActionAsk, ActionResult } from './desk-actions';

type CanaryAsk = Omit<ActionAsk, 'kind' | 'sequence'>;
type Check = PromoteOptions['check'];
type Live = { head: Head; revision: Revision; live: LiveVersions };

async function readLive(store: ReleaseStore, { trusted }: ReleaseKeys, name: string): Promise<Live> {
  const head = await readHeadToExtend(store, trusted, false);
  const live = head.revision && Object.hasOwn(head.revision.remotes, name) ? head.revision.remotes[name] : undefined;
  if (head.revision && live) return { head, revision: head.revision, live };
  throw new ReleaseError(`No remote called ${name} is live, so it has no canary.`);
}

/** More is no trial: the control would be the smaller half. */
export const LARGEST_SHARE = 0.5;

function requireShare(share: number): void {
  if (share > 0 && share <= LARGEST_SHARE) return;
  throw new ReleaseError(
    `The share of a canary is ${share * 100} %; it must be above 0 and at most ${LARGEST_SHARE * 100}.`,
  );
}

/** One at a time: of two nobody could say which broke a page. */
function requireNoCanary({ remotes }: Revision): void {
  const [running] = Object.entries(remotes).filter(([, { canaryVersion }]) => canaryVersion !== null);
  if (!running) return;
  const [name, { canaryVersion }] = running;
  throw new ReleaseError(`A canary runs already, ${name} ${canaryVersion}: stop or promote it first.`);
}

function requireCanary({ canaryVersion }: LiveVersions, { name, version }: CanaryAsk): void {
  if (canaryVersion === version) return;
  const now = canaryVersion ? `its canary is ${canaryVersion}` : 'it has none';
  throw new ReleaseError(`${name} ${version} is no canary: ${now}.`);
}

/** Refuses what a promotion would refuse: a canary is real for some of the visitors. */
async function checkCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { name, version }: CanaryAsk,
  { revision, check }: { revision: Revision; check: Check },
): Promise<void> {
  const { trusted } = keys;
  await requireRelease(store, name, version);
  await verifyRelease(store, name, version, trusted);
  await requireLivingPublisher(store, trusted, { name, version, now: new Date() });
  const candidate = { ...versionsOf(revision.remotes), [name]: version };
  const manifests = Object.entries(candidate).map(([remote, wanted]) => {
    const manifest = fetchManifest(store, remote, wanted, trusted);
    return remote === name ? manifest : manifest.catch(() => undefined);
  });
  const [clash] = addressClashes((await Promise.all(manifests)).filter((manifest) => manifest !== undefined));
  if (clash) throw new ReleaseError(clash);
  const reasons = (await check?.(candidate, [name])) ?? [];
  if (reasons.length) throw new CheckFailedError('The check refused it, so no canary was begun.', reasons);
}

async function write(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { head, revision: before }: Live,
  { ask, change, reason }: { ask: CanaryAsk; change: LiveVersions; reason: string },
): Promise<ActionResult> {
  const remotes = { ...before.remotes, [ask.name]: change };
  // A rollback key may stop a canary, and says in which revision the version that stays was promoted.
  const promotion =
    change.canaryVersion === null ? await promotionOf(store, keys.trusted, ask.name, change.version) : null;
  const restores = promotion && { restores: { [ask.name]: promotion.sequence } };
  const authorship = { by: ask.by, reason: ask.reason ?? reason, now: new Date(), ...restores };
  return { changed: true, revision: await appendRevision(store, keys, head, remotes, authorship), warnings: [] };
}

/** Gives a version to a share of the visitors, after the gate. */
export async function beginCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  ask: CanaryAsk,
  check: Check,
): Promise<ActionResult> {
  requireRevisionKey(keys, new Date().toISOString(), 'promote');
  requireShare(ask.share);
  const current = await readLive(store, keys, ask.name);
  const { live, revision } = current;
  requireNoCanary(revision);
  if (live.version === ask.version) throw new ReleaseError(`${ask.name} ${ask.version} is live for everybody already.`);
  await checkCanary(store, keys, ask, { revision, check });
  const change = { version: live.version, canaryVersion: ask.version, canaryShare: ask.share };
  const reason = `canary ${ask.name} ${ask.version} at ${ask.share * 100} %`;
  return write(store, keys, current, { ask, change, reason });
}

/** Gives a running canary another share. */
export async function raiseCanary(store: ReleaseStore, keys: ReleaseKeys, ask: CanaryAsk): Promise<ActionResult> {
  requireRevisionKey(keys, new Date().toISOString(), 'promote');
  requireShare(ask.share);
  const current = await readLive(store, keys, ask.name);
  const { live, revision } = current;
  requireCanary(live, ask);
  if (live.canaryShare === ask.share) return { changed: false, revision, warnings: [] };
  const reason = `canary ${ask.name} ${ask.version} from ${live.canaryShare * 100} to ${ask.share * 100} %`;
  return write(store, keys, current, { ask, change: { ...live, canaryShare: ask.share }, reason });
}

/** Takes a canary from everybody; a rollback key is enough. */
export async function stopCanary(store: ReleaseStore, keys: ReleaseKeys, ask: CanaryAsk): Promise<ActionResult> {
  const current = await readLive(store, keys, ask.name);
  const { live } = current;
  requireCanary(live, ask);
  const change = { version: live.version, canaryVersion: null, canaryShare: 0 };
  return write(store, keys, current, { ask, change, reason: `stop the canary ${ask.name} ${ask.version}` });
}
