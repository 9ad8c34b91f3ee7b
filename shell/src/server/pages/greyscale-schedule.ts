import type { GreyScope } from '@site/shared/store';
import { type MourningPeriod, mourningPeriods, mourningScope } from '../../content/mourning';

/** `auto`: by the periods; `on` and `off`: set by an operator, immediately and until changed. */
export type GreyscaleMode = 'auto' | 'on' | 'off';

/** `mark` is part of the cache key: no page outlives the period that it was rendered for. */
export type GreyscaleState = { mark: string; scope?: GreyScope };

const colour: GreyscaleState = { mark: '' };

/**
 * What is shown in greyscale at the moment. Decided on the server only: a render has no clock.
 * @param now milliseconds since 1970
 */
export function greyscaleSchedule(
  mode: GreyscaleMode,
  now: () => number,
  periods: readonly MourningPeriod[] = mourningPeriods,
): () => GreyscaleState {
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
