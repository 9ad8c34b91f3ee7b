import { clearScreenDown, moveCursor } from 'node:readline';
import { Guard } from '../guard/guard';
import { tooLittleSeen } from '../guard/little-seen';
import { watchWindow } from '../guard/rules';
import { fetchCounts } from '../guard/version-counts';
import { type Screen, watchPromotion } from '../guard/watch-promotion';
import type { Candidate } from '../operations/promote';
import { UsageError } from '../errors/release-error';
import type { CommandContext, Outcome } from './command';

/** It was watched, and nobody can say anything of it. */
const LITTLE_SEEN = 5;

/** What came of it: still live, live no more, or not asked for often enough. */
type Verdict = 'good' | 'gone' | 'too little seen';

const units: Readonly<Record<string, number>> = { s: 1000, m: 60_000 };

/** `10m` or `90s`, in milliseconds; at most as long as a promotion is judged. */
export function watchTime(text: string): number {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([sm])$/.exec(text) ?? [];
  const time = Number(count) * (units[unit] ?? 0);
  if (time > 0 && time <= watchWindow) return time;
  throw new UsageError(
    `--watch is ${JSON.stringify(text)}; it must be a time such as 90s or 10m, at most ${watchWindow / 60_000}m.`,
  );
}

/** A terminal is redrawn in place; a file or pipe gets lines. */
export function screenOf(stream: NodeJS.WriteStream): Screen {
  let drawn = 0;
  return {
    live: stream.isTTY === true,
    redraw(lines) {
      moveCursor(stream, 0, -drawn);
      clearScreenDown(stream);
      stream.write(`${lines.join('\n')}\n`);
      drawn = lines.length;
    },
    print(line) {
      stream.write(`${line}\n`);
      // What was drawn before stays above the line.
      drawn = 0;
    },
  };
}

/** Watches what was promoted beside the guard of the site, and as it does; a version that fails is rolled back. */
export async function watchAfter(
  { access, watch }: CommandContext,
  targets: Candidate,
  { time, quiet }: { time: number; quiet: boolean },
): Promise<Pick<Outcome, 'lines' | 'exitCode'> & { verdict: Verdict }> {
  const nothing = { redraw: () => undefined, print: () => undefined, live: false };
  const screen = quiet ? nothing : screenOf(process.stdout);
  const { store, config } = access;
  const options = { store, keys: () => access.keys(), shells: config.shellUrls, fetchCounts, log: screen.print };
  const guard = new Guard(options);
  const ended = await watchPromotion({ guard, screen, clock: watch, time }, targets);
  if (ended !== null) return { lines: [ended], verdict: 'gone', exitCode: 1 };
  const watched = `Watched for ${time / 1000} s:`;
  const little = tooLittleSeen(guard, targets, watch.now());
  if (little.length === 0) return { lines: [`${watched} nothing speaks against it.`], verdict: 'good', exitCode: 0 };
  return { lines: little.map((line) => `${watched} ${line}`), verdict: 'too little seen', exitCode: LITTLE_SEEN };
}
