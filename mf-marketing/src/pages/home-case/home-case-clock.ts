import type { CaseShow } from '@site/shared/contract/case-show';
import { plotHeight } from '@site/drawings/stages/curve-path';

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** How far into the show a time is, 0 to 1. */
export function shareOf({ start, end }: Pick<CaseShow, 'start' | 'end'>, time: string): number {
  const begin = minutesOf(start);
  return (minutesOf(time) - begin) / (minutesOf(end) - begin);
}

/** Where a curve stands after a share of its length, counted from the top of a plot of 100. */
export function curveHeight(curve: readonly number[], share: number): number {
  const place = share * (curve.length - 1);
  const before = Math.min(Math.floor(place), curve.length - 2);
  const [from = 0, to = 0] = [curve[before], curve[before + 1]];
  const way = place - before;
  // The curve is level at its values: between two of them it rises as `curvePath` draws it, nearly.
  return plotHeight((from + (to - from) * way * way * (3 - 2 * way)) / 100);
}

type Stretch = { name: string; from: string; camera: number; begin: number; end: number };

/** The segments with where they begin and end, 0 to 1. */
export function stretchesOf(show: CaseShow): Stretch[] {
  return show.segments.map((segment, index) => ({
    ...segment,
    begin: shareOf(show, segment.from),
    end: shareOf(show, show.segments[index + 1]?.from ?? show.end),
  }));
}
