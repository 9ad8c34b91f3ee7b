import type { WentBack } from '../operations/go-back';
import type { Move } from '../operations/move';
import type { RollbackOptions } from '../operations/rollback-site';
import { rollback, rollbackTogether } from '../operations/rollback';
import { rollbackRevision } from '../operations/rollback-revision';
import { status } from '../operations/status';
import { RolledBackAlreadyError, UsageError } from '../errors/release-error';
import { awaitShells } from './await-shells';
import { orderShells } from './order-shells';
import { chooseWay, rollbackTable, waysBack } from './choose-rollback';
import {
  type AddCommand,
  type CommandContext,
  examples,
  GROUPS,
  type Input,
  type Outcome,
  revising,
  type WriteOptions,
} from './command';
import { positiveNumber } from './values';

type Options = WriteOptions & {
  to?: string;
  revision?: number;
  again?: boolean;
  althoughBad?: boolean;
  withoutStore?: boolean;
  json?: boolean;
};
/** What is asked to go back: one section, several, or all that a revision made live. */
type Wish = { names: readonly string[]; to?: string | undefined; revision?: number | undefined; seen?: number };

function moveText({ name, from, to }: Move): string {
  if (to === null) return `${name} ${from} is gone, as before`;
  return from === null ? `${name} is ${to} again` : `${name} is ${to} again, no longer ${from}`;
}

async function carryOut({ access }: CommandContext, wish: Wish, options: RollbackOptions): Promise<WentBack> {
  const { names, to, revision } = wish;
  const keys = access.keys();
  if (revision !== undefined) return rollbackRevision(access.store, keys, revision, options);
  if (names.length > 1) return rollbackTogether(access.store, keys, names, options);
  const [name = ''] = names;
  const one = await rollback(access.store, keys, name, { ...options, to });
  return { ...one, moves: [{ name, from: one.from, to: one.to }] };
}

/** Somebody rolled it back within the hour: at a terminal it is said and asked, else refused. */
async function askAgain(context: CommandContext, wish: Wish, options: Options): Promise<WentBack | null> {
  const { terminal } = context;
  const more = { ...options, ...(wish.seen !== undefined && { seen: wish.seen }) };
  try {
    return await carryOut(context, wish, more);
  } catch (error) {
    if (!(error instanceof RolledBackAlreadyError) || !terminal || options.json) throw error;
    const answer = await terminal.ask(`${error.who} Roll it back once more? yes, or Enter for no: `);
    return answer.trim() === 'yes' ? carryOut(context, wish, { ...more, again: true, seen: error.seen }) : null;
  }
}

async function rollBackTo(context: CommandContext, wish: Wish, options: Options): Promise<Outcome> {
  const result = await askAgain(context, wish, options);
  if (!result) return { data: null, lines: ['Nothing was rolled back.'], exitCode: 1 };
  const { sequence } = result.revision;
  if (!result.changed) {
    const lines = result.moves.map(({ name, to }) => `${name} ${to === null ? 'is gone' : `${to} is live`} already.`);
    return { data: result, lines, exitCode: 0 };
  }
  const runs = Object.fromEntries(result.moves.flatMap(({ name, to }) => (to === null ? [] : [[name, to]])));
  const followed = await awaitShells(context, sequence, context.watch.now(), { wait: options.wait, runs });
  const lines = [`Revision ${sequence}: ${result.moves.map(moveText).join('; ')}.`, ...followed.lines];
  lines.push(...result.warnings.map((warning) => `Beware: ${warning}`));
  return { data: { ...result, shells: followed.shells }, lines, exitCode: followed.exitCode };
}

/** Without a name: what could go back, and at a terminal the question which. */
async function choose(context: CommandContext, options: Options): Promise<Outcome> {
  const { access, terminal } = context;
  const report = await status(access.store, access.trusted());
  const ways = waysBack(report);
  const table = rollbackTable(report);
  const [first] = ways;
  if (!first) {
    const { storeRoot } = access.config;
    const line = report.remotes.length
      ? 'No section has a version to go back to.'
      : `Nothing is live in ${storeRoot}; DATA_DIR or ASSET_STORE names another store.`;
    return { data: ways, lines: [...(report.remotes.length ? table : []), line], exitCode: 1 };
  }
  if (!terminal || options.json) {
    const hint = `Say which: npm run release -- rollback ${first.name}`;
    return { data: ways, lines: table, warnings: [hint], exitCode: 2 };
  }
  const way = await chooseWay(ways, table, terminal);
  if (!way) return { data: ways, lines: ['Nothing was rolled back.'], exitCode: 1 };
  return rollBackTo(context, { names: [way.name], to: way.to, seen: report.revision }, options);
}

function requireOneWish(names: readonly string[], { to, revision }: Options): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new UsageError(`${twice} is named twice.`);
  if (to !== undefined && names.length !== 1)
    throw new UsageError('--to is a version of one section: name it, such as rollback mf-help --to 1.4.2.');
  if (revision !== undefined && names.length > 0)
    throw new UsageError('--revision takes back all that a revision made live: leave the names out.');
}

/** Whoever types a name has decided: at night a question more is a second more of a broken section. */
async function decide(context: CommandContext, { names, options }: Input<Options>): Promise<Outcome> {
  const { to, revision } = options;
  if (names.length === 0 && revision === undefined) return choose(context, options);
  return rollBackTo(context, { names, to, revision }, options);
}

async function rollBack(context: CommandContext, input: Input<Options>): Promise<Outcome> {
  requireOneWish(input.names, input.options);
  if (input.options.withoutStore) return orderShells(context, (copied) => decide(copied, input));
  return decide(context, input);
}

const HELP = `
Without a name it shows what would go back to what, and asks at a terminal. With a name it acts at once,
unless somebody rolled that section back within the hour. What it leaves is marked as bad: nothing
offers it any more.`;

export const addRollback: AddCommand = (program, run) => {
  revising(program.command('rollback').helpGroup(GROUPS.live))
    .argument('[name...]')
    .description('make earlier versions live again, in one revision')
    .option('--to <version>', 'the version to return to; else the one that was live before')
    .option(
      '--revision <number>',
      'take back all that this revision made live',
      positiveNumber('--revision', 99_999_999),
    )
    .option('--again', 'although somebody rolled the section back within the hour')
    .option('--although-bad', 'return to a version that was taken back; it is marked no longer')
    .option('--without-store', 'hand it to the shells as an order, while the store is away')
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples(
        'rollback',
        'rollback mf-help --reason "文档页打不开"',
        'rollback mf-help --to 1.4.2',
        'rollback mf-help mf-events',
        'rollback --revision 7',
      ),
    )
    .action(run(rollBack));
};
