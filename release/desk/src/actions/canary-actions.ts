import {
  type CanaryResult,
  LARGEST_SHARE,
  raiseCanary,
  startCanary,
  stopCanaries,
} from '@site/release/operations/canary';
import type { Gating } from '@site/release/operations/check-candidate';
import { ReleaseError } from '@site/release/errors/release-error';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { ReleaseKeys } from '@site/release/keys/signing-keys';
import type { ActionAsk, ActionResult } from './desk-actions';

type CanaryAsk = Omit<ActionAsk, 'kind' | 'sequence' | 'ungated' | 'withoutStore' | 'again' | 'unguarded'>;

/** A share that a form sent is whatever somebody typed. */
function requireShare(share: number): void {
  if (share > 0 && share <= LARGEST_SHARE) return;
  throw new ReleaseError(
    `The share of a canary is ${Number((share * 100).toFixed(4))} %; it must be more than 0 % and at most ${LARGEST_SHARE * 100} %.`,
  );
}

function asAction({ changed, revision }: CanaryResult): ActionResult {
  return { changed, revision, warnings: [] };
}

/** Gives a version to a share of the visitors, after the gate or for a reason that the revision keeps. */
export async function beginCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { name, version, share, by, reason }: CanaryAsk,
  gating: Gating,
): Promise<ActionResult> {
  requireShare(share);
  return asAction(await startCanary(store, keys, { remote: name, version, share }, { by, reason, ...gating }));
}

/** Gives a section's canary more visitors, after the gate or for a reason that the revision keeps. */
export async function growCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { name, share, by, reason }: CanaryAsk,
  gating: Gating,
): Promise<ActionResult> {
  requireShare(share);
  return asAction(await raiseCanary(store, keys, { remote: name, share }, { by, reason, ...gating }));
}

/** Takes a section's canary from everybody; a rollback key is enough. */
export async function endCanary(
  store: ReleaseStore,
  keys: ReleaseKeys,
  { name, version, by, reason }: CanaryAsk,
): Promise<ActionResult> {
  return asAction(await stopCanaries(store, keys, { remote: name, version }, { by, reason }));
}
