import { readHead } from '../chain/head';
import type { TrustedKeys } from '../keys/signing-keys';
import { describeProposal, openProposals } from '../operations/open-proposals';
import type { ReleaseStore } from '../store/release-store';
import { type Finding, look, wrong } from './finding';

/** Two keys are wanted, and fewer owners have one; or the chain ends so early that one is enough again, as after a restore. */
function ruleFindings(keys: TrustedKeys, newest: number, now: Date): Finding[] {
  const { twoKeysFrom } = keys;
  if (twoKeysFrom === undefined) return [];
  const owners = keys.promoters(now.toISOString());
  if (owners.length < 2) {
    const text = `Nothing new can go live from revision ${twoKeysFrom} on: two owners have to sign, and only ${owners.join() || 'nobody'} has a promote key.`;
    return [wrong(text, 'npm run release -- keys create --role promote --owner <team>')];
  }
  if (newest + 1 >= twoKeysFrom) return [];
  const text = `One key is enough until revision ${twoKeysFrom}, and the newest is ${newest}.`;
  return [look(text, `npm run release -- keys two --from ${newest + 1}`)];
}

/** What waits for a second person, and whether there can be one. */
export async function proposalFindings(store: ReleaseStore, keys: TrustedKeys, now: Date): Promise<Finding[]> {
  const head = await readHead(store, keys);
  const { proposals, refused } = await openProposals(store, keys, head, now);
  return [
    ...ruleFindings(keys, head.revision?.sequence ?? 0, now),
    ...proposals.map((one) =>
      look(`Waits for a second person: proposal ${describeProposal(one)}.`, `npm run release -- approve ${one.id}`),
    ),
    ...refused.map((text) => look(text, 'npm run release -- keys list')),
  ];
}
