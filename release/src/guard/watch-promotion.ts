import { comparison, comparisonLine } from './compare';
import { actLine } from './carry-out';
import { type Guard, lookEvery } from './guard';
import type { Watched } from './watched';

/** Where nothing can be redrawn, a line comes this often, in milliseconds. */
const lineEvery = 10_000;

export interface Screen {
  /** Replaces what it showed before. */
  redraw(lines: readonly string[]): void;
  /** Adds a line. */
  print(line: string): void;
  /** Whether it can redraw. */
  live: boolean;
}

export interface Clock {
  now(): number;
  pause(ms: number): Promise<void>;
}

export interface Watching {
  guard: Pick<Guard, 'look' | 'onTrial' | 'observations'>;
  screen: Screen;
  clock: Clock;
  /** In milliseconds. */
  time: number;
}

function show({ guard, screen }: Watching, watched: readonly Watched[], now: number): void {
  if (screen.live) screen.redraw(watched.flatMap((one) => comparison(guard.observations, one, now)));
  else for (const one of watched) screen.print(comparisonLine(guard.observations, one, now));
}

/**
 * Watches versions that were promoted just now, until the time is over or one of them is live no more, by this guard or
 * somebody else. Gives what ended it, as a sentence; null when all are still live.
 */
export async function watchPromotion(
  watching: Watching,
  versions: Readonly<Record<string, string>>,
): Promise<string | null> {
  const { guard, screen, clock, time } = watching;
  const end = clock.now() + time;
  let shown = 0;
  for (;;) {
    const now = clock.now();
    const acts = await guard.look(now);
    const own = acts.find(({ watched }) => versions[watched.name] === watched.version);
    for (const act of acts) if (act !== own) screen.print(actLine(act));
    if (own) return actLine(own);
    const onTrial = guard.onTrial.filter(
      ({ kind, name, version }) => kind === 'promotion' && versions[name] === version,
    );
    const gone = Object.entries(versions).find(([name]) => !onTrial.some((one) => one.name === name));
    if (gone) return `${gone.join(' ')} is not live any more: npm run release -- history says who, and why.`;
    if (now >= end) return null;
    if (screen.live || now - shown >= lineEvery) {
      show(watching, onTrial, now);
      shown = now;
    }
    await clock.pause(lookEvery);
  }
}
