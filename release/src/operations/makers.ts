import { pastRevisions } from '../chain/past-revisions';
import { shortTime } from '../text/short-time';
import type { ReleaseStore } from '../store/release-store';
import type { Revision } from '../chain/revision';
import type { TrustedKeys } from '../keys/signing-keys';

/** The revision that made what is live of a section live; undefined where nothing is. */
export async function makerOf(store: ReleaseStore, keys: TrustedKeys, name: string): Promise<Revision | undefined> {
  let maker: Revision | undefined;
  for await (const { revision } of pastRevisions(store, keys)) {
    if (!revision) continue;
    if (maker && revision.remotes[name]?.version !== maker.remotes[name]?.version) break;
    if (!revision.remotes[name]) break;
    maker = revision;
  }
  return maker;
}

/** `mf-info 2.0.0 is live since revision 7, by wang at 2026-11-30 01:02:03Z`; without a full stop. */
export function describeMaker(name: string, { remotes, sequence, by, createdAt }: Revision): string {
  return `${name} ${remotes[name]?.version} is live since revision ${sequence}, by ${by} at ${shortTime(createdAt)}`;
}
