import { rollback } from '../rollback';
import { awaitShells } from './await-shells';
import {
  type AddCommand,
  type CommandContext,
  examples,
  type Input,
  type Outcome,
  revising,
  type WriteOptions,
} from './command';
import { singleName } from './values';

async function rollBack(
  context: CommandContext,
  { names, options }: Input<WriteOptions & { to?: string }>,
): Promise<Outcome> {
  const { access, watch } = context;
  const name = singleName(names, 'rollback');
  const result = await rollback(access.store, access.keys(), name, options);
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${name} ${result.to} is live already.`], exitCode: 0 };
  const followed = await awaitShells(context, sequence, watch.now());
  const lines = [`Revision ${sequence}: ${name} is ${result.to} again, no longer ${result.from}.`, ...followed.lines];
  lines.push(...result.warnings.map((warning) => `Beware: ${warning}`));
  return { data: { ...result, shells: followed.shells }, lines, exitCode: followed.exitCode };
}

export const addRollback: AddCommand = (program, run) => {
  revising(program.command('rollback'))
    .argument('[name]')
    .description('make an earlier version live again')
    .option('--to <version>', 'the version to return to; else the one that was live before')
    .addHelpText('after', examples('rollback mf-help --reason "文档页打不开"', 'rollback mf-help --to 1.4.2'))
    .action(run(rollBack));
};
