import type { Figure, Show } from './show';

/** What is said from `at` until `until`, in seconds. */
export type ShowLine = { at: number; until: number; text: string };

/** A chapter with the lines that are said in it, in order. */
export type ShowChapter = { at: number; until: number; name: string; lines: ShowLine[] };

type Timed = Pick<Show, 'seconds' | 'steps'>;

/** Every caption of a show; the last one stays until the show ends. */
export function linesOf({ seconds, steps }: Timed): ShowLine[] {
  return steps.map(({ at, say }, index) => ({ at, until: steps[index + 1]?.at ?? seconds, text: say }));
}

/** The chapters of a show; none where no step begins one. What comes before the first belongs to it. */
export function chaptersOf(show: Timed): ShowChapter[] {
  const lines = linesOf(show);
  const begins = show.steps.flatMap(({ chapter }, index) => (chapter ? [{ name: chapter, index }] : []));
  return begins.map(({ name, index }, number) => {
    const next = begins[number + 1]?.index ?? lines.length;
    const own = lines.slice(number === 0 ? 0 : index, next);
    return { name, lines: own, at: own[0]?.at ?? 0, until: lines[next]?.at ?? show.seconds };
  });
}

/** Place of the span that a second falls into: the last that has begun, the first before any has. */
export function placeAt(spans: readonly { at: number }[], second: number): number {
  return Math.max(0, spans.filter(({ at }) => at <= second).length - 1);
}

/** 72.4 → `01:12`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What 演示这一步 plays, as a show. */
export function showOfFigure({ id, alt, stage, demo }: Figure): Show | undefined {
  return demo && { id, proves: alt, seconds: demo.seconds, stages: [stage], steps: demo.steps };
}
