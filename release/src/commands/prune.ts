import { prune } from '../operations/prune';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, writing } from './command';

type Options = { by: string; yes?: boolean };

async function pruneOld({ access }: CommandContext, { options }: Input<Options>): Promise<Outcome> {
  const { by, yes = false } = options;
  const result = await prune(access.store, access.keys(), { by, apply: yes });
  const done = yes ? 'removed' : 'would be removed';
  const lines = [
    ...result.releases.map((release) => `${release} is past its time and ${done}.`),
    ...result.halfWritten.map((release) => `${release} was never finished and ${done}.`),
  ];
  if (lines.length === 0) lines.push('Nothing is past its time.');
  else if (!yes) lines.push('Add --yes to remove them.');
  return { data: result, lines, exitCode: 0 };
}

export const addPrune: AddCommand = (program, run) => {
  writing(program.command('prune').helpGroup(GROUPS.upkeep))
    .description('remove versions past their time (30 days and 20 versions)')
    .option('--yes', 'remove them; else they are only named')
    .addHelpText('after', examples('prune', 'prune --yes'))
    .action(run(pruneOld));
};
