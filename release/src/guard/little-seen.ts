import { isOf } from './count-index';
import { requestsIn } from './fault-kinds';
import type { Guard } from './guard';
import { fewestRequests } from './rules';

/**
 * Versions of a promotion that were asked for too seldom to be judged, a sentence each: of them a watch says neither good nor
 * bad. `now` in milliseconds.
 */
export function tooLittleSeen(
  { observations, onTrial }: Pick<Guard, 'observations' | 'onTrial'>,
  versions: Readonly<Record<string, string>>,
  now: number,
): string[] {
  return Object.entries(versions).flatMap(([name, version]) => {
    const trial = onTrial.find((one) => one.kind === 'promotion' && one.name === name && one.version === version);
    const requests = requestsIn(observations.counts.total(trial?.since ?? 0, now, isOf(name, version)));
    if (requests >= fewestRequests) return [];
    const often = requests === 1 ? 'once' : `${requests} times`;
    return [
      `too little was seen of ${name} ${version}. It was asked for ${often}, and less than ${fewestRequests} say neither good nor bad.`,
    ];
  });
}
