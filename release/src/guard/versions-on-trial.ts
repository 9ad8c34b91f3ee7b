import { pastRevisions } from '../chain/past-revisions';
import type { ReleaseStore } from '../store/release-store';
import type { LiveVersions, Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { watchWindow } from './rules';
import type { Watched } from './watched';

/** How far back it is asked since when something is live, in revisions. */
const lookBack = 200;

/** When a revision came, in milliseconds. */
export type CameAt = (revision: Revision) => number;

/** By the clock of who signed it. */
const signedAt: CameAt = ({ createdAt }) => Date.parse(createdAt);

type Trial = { chain: readonly Revision[]; cameAt: CameAt };

type Of = (live: LiveVersions | undefined) => string | null | undefined;

/** The revision in which what is now live became so, and the one before it. */
function beginning(
  chain: readonly Revision[],
  name: string,
  of: Of,
): { began: Revision; before: Revision | undefined } | undefined {
  const now = of(chain[0]?.remotes[name]);
  const place = chain.findIndex(({ remotes }) => of(remotes[name]) !== now);
  const began = chain[place < 0 ? chain.length - 1 : place - 1];
  return began && { began, before: place < 0 ? undefined : chain[place] };
}

function canaryIn({ chain, cameAt }: Trial, name: string, live: LiveVersions): Watched | undefined {
  const found = beginning(chain, name, (one) => one?.canaryVersion);
  if (!found || live.canaryVersion === null) return undefined;
  const since = cameAt(found.began);
  return { kind: 'canary', name, version: live.canaryVersion, against: live.version, since };
}

/** What was returned to is on no trial: it would send a section to and fro between two versions. */
function promotionIn({ chain, cameAt }: Trial, name: string, live: LiveVersions, now: number): Watched | undefined {
  const found = beginning(chain, name, (one) => one?.version);
  if (!found || found.began.restores?.[name] !== undefined) return undefined;
  const since = cameAt(found.began);
  if (now - since > watchWindow) return undefined;
  const against = found.before?.remotes[name]?.version ?? null;
  return { kind: 'promotion', name, version: live.version, against, since };
}

/** The canaries, and the versions that went live within the watch window; `now` in milliseconds. */
export async function versionsOnTrial(
  store: ReleaseStore,
  keys: TrustedKeys,
  now: number,
  cameAt: CameAt = signedAt,
): Promise<Watched[]> {
  const chain: Revision[] = [];
  for await (const { revision } of pastRevisions(store, keys)) {
    if (revision) chain.push(revision);
    if (chain.length === lookBack) break;
  }
  const trial = { chain, cameAt };
  const live = Object.entries(chain[0]?.remotes ?? {});
  return live.flatMap(([name, one]) =>
    [canaryIn(trial, name, one), promotionIn(trial, name, one, now)].filter((found) => found !== undefined),
  );
}
