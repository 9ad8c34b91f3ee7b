import { aheadRevisions } from '../chain/ahead-revisions';
import { describeAhead } from '../chain/dates';
import { describeGap } from '../chain/chain-gaps';
import { readHead } from '../chain/head';
import type { ReleaseStore } from '../store/release-store';
import type { TrustedKeys } from '../keys/signing-keys';
import { type Finding, good, look, wrong } from './finding';

const SETTLE = 'npm run release -- settle-dates';
const PROVE = 'npm run release -- history --verify';

/** The end of the chain, refused files behind it, and holes before it. */
export async function chainFindings(store: ReleaseStore, keys: TrustedKeys): Promise<Finding[]> {
  const { revision, problems, gaps } = await readHead(store, keys);
  const faults = [...problems.map(({ reason }) => reason), ...gaps.map(describeGap)];
  if (faults.length > 0) return faults.slice(0, 3).map((fault) => wrong(fault, PROVE));
  if (!revision) return [look('Nothing is live yet.', 'npm run release -- promote <name>@<version>')];
  const { sequence, by, reason } = revision;
  const ahead = await aheadRevisions(store, keys, new Date());
  if (ahead.length > 0)
    return ahead.slice(0, 3).map(({ revision: one, later }) => wrong(describeAhead(one, later), SETTLE));
  return [good(`The chain ends at revision ${sequence}, by ${by}: ${reason.replace(/\.$/, '')}.`)];
}
