import { rollback } from '../operations/rollback';
import { status } from '../operations/status';
import { awaitShells } from './await-shells';
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
import { singleName } from './values';

type Options = WriteOptions & { to?: string; json?: boolean };
type Target = { name: string; to?: string | undefined; seen?: number };

async function rollBackTo(context: CommandContext, { name, ...where }: Target, options: Options): Promise<Outcome> {
  const { access, watch, typedAt } = context;
  const result = await rollback(access.store, access.keys(), name, { ...options, ...where, typedAt });
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${name} ${result.to} is live already.`], exitCode: 0 };
  const runs = { [name]: result.to };
  const followed = await awaitShells(context, sequence, watch.now(), { wait: options.wait, runs });
  const lines = [`Revision ${sequence}: ${name} is ${result.to} again, no longer ${result.from}.`, ...followed.lines];
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
  return rollBackTo(context, { name: way.name, to: way.to, seen: report.revision }, options);
}

/** Whoever types a name has decided: at night a question more is a second more of a broken section. */
async function rollBack(context: CommandContext, { names, options }: Input<Options>): Promise<Outcome> {
  if (names.length === 0 && options.to === undefined) return choose(context, options);
  return rollBackTo(context, { name: singleName(names, 'rollback'), to: options.to }, options);
}

const HELP = `
Without a name it shows what would go back to what, and asks at a terminal. With a name it acts at once.`;

export const addRollback: AddCommand = (program, run) => {
  revising(program.command('rollback').helpGroup(GROUPS.live))
    .argument('[name]')
    .description('make an earlier version live again')
    .option('--to <version>', 'the version to return to; else the one that was live before')
    .addHelpText('after', HELP)
    .addHelpText(
      'after',
      examples('rollback', 'rollback mf-help --reason "文档页打不开"', 'rollback mf-help --to 1.4.2'),
    )
    .action(run(rollBack));
};
