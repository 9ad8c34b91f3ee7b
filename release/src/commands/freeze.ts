import type { FreezeWindow } from '../freeze/freeze-record';
import { describeFreeze, freezeClock, isOver, isRunning, readFreezes } from '../freeze/freezes';
import { addFreeze, endAllFreezes, endFreeze } from '../operations/freeze';
import { requireSection } from '../releases/releases';
import { beijingTime } from '../text/short-time';
import { ReleaseError, UsageError } from '../errors/release-error';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, writing } from './command';
import { positiveNumber } from './values';
import { oneLine } from '../text/one-line';
import { momentOf } from './moments';

interface FreezeOptions {
  from?: string;
  until?: string;
  reason?: string;
  /** True without a number. */
  end?: number | true;
  all?: boolean;
  by: string;
}

const USAGE =
  'Say freeze --from 2026-12-30T18:00 --until 2027-01-04T08:00 --reason <why>, freeze --end 1, or freeze alone for the list.';

/** The windows that are not over, each with its number for `--end`. */
function listOf(windows: readonly FreezeWindow[], now: Date): string[] {
  const known = windows.filter((window) => !isOver(window, now));
  if (known.length === 0) return ['Nothing is frozen, now or later.'];
  return known.map(
    (window, index) => `${index + 1}  ${isRunning(window, now) ? 'now  ' : 'later'}  ${describeFreeze(window)}`,
  );
}

/** A season of sales; one that is longer was meant otherwise, or would be forgotten. */
const mostDays = 92;

function requireShort({ from, until }: FreezeWindow): void {
  const days = Math.ceil((Date.parse(until) - Date.parse(from)) / 86_400_000);
  if (days <= mostDays) return;
  throw new ReleaseError(
    `The freeze would last ${days} days, from ${beijingTime(from)} until ${beijingTime(until)}: no more than ${mostDays} are taken. Is the year right? Nothing was changed.`,
  );
}

async function begin(context: CommandContext, { names, options }: Input<FreezeOptions>): Promise<Outcome> {
  const { from, until, reason, by } = options;
  if (!until) throw new UsageError(`--until is missing: a freeze says when it ends. ${USAGE}`);
  if (!reason?.trim()) throw new UsageError(`--reason is missing: whoever is refused reads why. ${USAGE}`);
  const { store } = context.access;
  for (const name of names) await requireSection(store, name);
  const window = { from: from ?? new Date().toISOString(), until, sections: [...new Set(names)], reason, by };
  requireShort(window);
  const { windows, now } = await addFreeze(store, context.access.keys(), window);
  const rest = 'A rollback, the end of a canary and the guard are not held up.';
  const when = isRunning(window, now) ? 'Frozen' : 'Frozen later';
  const lines = [`${when}: ${describeFreeze(window)}.`, rest, ...listOf(windows, now)];
  return { data: { windows }, lines, exitCode: 0 };
}

async function end(context: CommandContext, { end: ended, all }: FreezeOptions): Promise<Outcome> {
  const { store } = context.access;
  if (all) {
    await endAllFreezes(store, context.access.keys());
    return { data: { windows: [] }, lines: ['Nothing is frozen any more, now or later.'], exitCode: 0 };
  }
  const place = ended === true ? undefined : ended;
  const { windows, ended: gone, now } = await endFreeze(store, context.access.keys(), place);
  const lines = [`The freeze of ${describeFreeze(gone)} is ended.`, ...listOf(windows, now)];
  return { data: { windows, ended: gone }, lines, exitCode: 0 };
}

async function list(context: CommandContext): Promise<Outcome> {
  const { store, trusted } = context.access;
  const windows = await readFreezes(store, trusted());
  return { data: { windows }, lines: listOf(windows, await freezeClock(store)), exitCode: 0 };
}

async function freeze(context: CommandContext, input: Input<FreezeOptions>): Promise<Outcome> {
  const { names, options } = input;
  const { from, until, reason, end: ended } = options;
  const begins = [from, until, reason].some((one) => one !== undefined) || names.length > 0;
  if ((begins && ended !== undefined) || (options.all && ended !== true)) throw new UsageError(USAGE);
  if (begins) return begin(context, input);
  if (ended !== undefined) return end(context, options);
  return list(context);
}

export const addFreezeCommand: AddCommand = (program, run) => {
  writing(program.command('freeze').helpGroup(GROUPS.live))
    .argument('[section...]', 'which sections rest; without one all of them')
    .description('let nothing new go live for a time; a rollback is never held up')
    .option('--from <time>', 'when it begins; without it now', momentOf('--from', 'begin'))
    .option('--until <time>', 'when it ends', momentOf('--until', 'end'))
    .option('--reason <why>', 'one line for whoever is refused', oneLine('--reason'))
    .option('--end [number]', 'end it before its time, by its number in the list', positiveNumber('--end', 50))
    .option('--all', 'with --end: every one, although the record of them is damaged')
    .addHelpText(
      'after',
      '\nA time without a zone is that of Beijing; a day alone after --until lasts to its end.\nWithout options it lists what is frozen now and later.',
    )
    .addHelpText(
      'after',
      examples(
        'freeze --from 2026-12-30T18:00 --until 2027-01-04T08:00 --reason "元旦保障"',
        'freeze mf-marketing --until 2026-12-12 --reason "双十二"',
        'freeze --end 1',
      ),
    )
    .action(run(freeze));
};
