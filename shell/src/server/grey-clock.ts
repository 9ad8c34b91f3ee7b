import type { GreyScope } from '@site/shared/store';
import { type MourningPeriod, mourningPeriods, mourningScope } from '../content/mourning';

/** `auto`: the periods decide; `on` and `off` are an operator's, at once and until further notice. */
export type GreySwitch = 'auto' | 'on' | 'off';

/** `mark` tells pages apart in the cache: no page outlives the time that it was rendered for. */
export type GreyNow = { mark: string; scope?: GreyScope };

const colour: GreyNow = { mark: '' };

/**
 * Says what is shown without colour at this moment. Decided on the server alone: a render sees no clock.
 * @param now milliseconds since 1970
 */
export function greyClock(
  mode: GreySwitch,
  now: () => number,
  periods: readonly MourningPeriod[] = mourningPeriods,
): () => GreyNow {
  if (mode === 'off') return () => colour;
  if (mode === 'on') return () => ({ mark: 'grey', scope: mourningScope });
  const spans = periods.map(({ from, to, scope }, index) => ({
    start: from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    end: Date.parse(to),
    grey: { mark: `grey-${index}`, scope },
  }));
  return () => {
    const moment = now();
    return spans.find(({ start, end }) => moment >= start && moment < end)?.grey ?? colour;
  };
}
