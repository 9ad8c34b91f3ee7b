import type { Show } from '@site/shared/contract/show';

/** 62.5 → `00:01:02.500`. */
function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

type Cue = { from: number; to: number; text: string };

const vtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')}`;

/** What the steps say, as WebVTT; the last caption stays until the end. */
export function captionsOf({ steps, seconds }: Show): string {
  return vtt(steps.map(({ at, say }, index) => ({ from: at, to: steps[index + 1]?.at ?? seconds, text: say })));
}

/** The chapters as WebVTT. */
export function chaptersOf({ steps, seconds }: Show): string {
  const begins = steps.flatMap(({ at, chapter }) => (chapter ? [{ at, chapter }] : []));
  return vtt(
    begins.map(({ at, chapter }, index) => ({ from: at, to: begins[index + 1]?.at ?? seconds, text: chapter })),
  );
}
