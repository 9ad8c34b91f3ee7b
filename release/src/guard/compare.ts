import { textTable } from '../text/text-table';
import { faultKinds, rateOf, requestsIn, type Tally, tallyOf } from './fault-kinds';
import type { Observed } from './observations';
import { timeBefore } from './rules';
import { isOf } from './count-index';
import type { Watched } from './watched';

function textOf(tally: Tally): string {
  const percent = `${(rateOf(tally) * 100).toFixed(2)} %`;
  return tally.attempts === 0 ? '–' : `${tally.failures} of ${tally.attempts} (${percent})`;
}

/** What a promoted version does beside what the one before did just before it, one line for each kind of fault. */
export function comparison({ counts }: Observed, { name, version, against, since }: Watched, now: number): string[] {
  const own = counts.total(since, now, isOf(name, version));
  const before = counts.total(since - timeBefore, now, isOf(name, against));
  const others = counts.total(since, now, ({ remote }) => remote !== name);
  const row = [own, before, others];
  return textTable(
    ['fault', `${name} ${version}`, against ?? 'no version before', 'other sections'],
    faultKinds.map((kind) => [kind, ...row.map((counted) => textOf(tallyOf(kind, counted)))]),
  );
}

/** The same in one line, for a log. */
export function comparisonLine({ counts }: Observed, { name, version, since }: Watched, now: number): string {
  const own = counts.total(since, now, isOf(name, version));
  const faults = faultKinds.map((kind) => `${kind} ${textOf(tallyOf(kind, own))}`);
  return `${name} ${version} after ${Math.round((now - since) / 1000)} s: ${requestsIn(own)} requests; ${faults.join(', ')}.`;
}
