import { bucketCount, type Canary, isInCanary } from '@site/shared/contract/canary-buckets';
import { remoteNames } from '@site/shared/repository/workspaces';
import { everyFew } from './progress';

const sections = remoteNames();
const share = 0.1;
const quintets = 100;
/** Of a normal distribution, beyond which is a hundredth. */
const hundredth = 2.576;

function canariesOf(turn: number): Canary[] {
  return sections.map((remote, place) => ({ remote, version: `1.${turn}.${place}`, share }));
}

/** How many buckets are in which canaries: the place of a count has a bit for each of them. */
function countCombinations(canaries: readonly Canary[]): number[] {
  const counts = Array.from({ length: 2 ** canaries.length }, () => 0);
  for (let bucket = 0; bucket < bucketCount; bucket++) {
    let inside = 0;
    for (const [place, canary] of canaries.entries()) if (isInCanary(bucket, canary)) inside |= 1 << place;
    counts[inside] = (counts[inside] ?? 0) + 1;
  }
  return counts;
}

/** Of each pair of canaries the buckets that are in both. */
function sharedByPairs(counts: readonly number[]): number[] {
  const pairs = sections.flatMap((_, one) => sections.slice(0, one).map((_, other) => (1 << one) | (1 << other)));
  return pairs.map((pair) => counts.reduce((sum, count, inside) => ((inside & pair) === pair ? sum + count : sum), 0));
}

/** Which of the pairs of a quintet share visitors as chance hardly would. */
function dependentPairs(turn: number): number {
  const spread = Math.sqrt((share * share * (1 - share) * (1 - share)) / bucketCount);
  return sharedByPairs(countCombinations(canariesOf(turn))).filter(
    (count) => Math.abs(count / bucketCount - share * share) > hundredth * spread,
  ).length;
}

/** Of 100 quintets of canaries the pairs, and those that share visitors less or more than chance would let 1,000,000 of them, below p = 0.01. */
export function countDependentPairs(): { pairs: number; dependent: number } {
  let dependent = 0;
  for (let turn = 0; turn < quintets; turn++) {
    dependent += dependentPairs(turn);
    everyFew('quintets of canaries', turn + 1, quintets);
  }
  return { pairs: (quintets * sections.length * (sections.length - 1)) / 2, dependent };
}
