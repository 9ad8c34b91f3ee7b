import { describeAhead } from '../chain/dates';
import { settleDates } from '../operations/settle-dates';
import { awaitShells } from './await-shells';
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

async function settle(context: CommandContext, { options }: Input<WriteOptions>): Promise<Outcome> {
  const { access, watch } = context;
  const { revision, ahead } = await settleDates(access.store, access.keys(), options);
  if (!revision) return { data: { revision, ahead: [] }, lines: ['No revision is dated ahead.'], exitCode: 0 };
  const followed = await awaitShells(context, revision.sequence, watch.now(), { wait: options.wait });
  const settled = ahead.map(({ sequence }) => sequence);
  const head = `Revision ${revision.sequence}: the dates of ${settled.join(', ')} are settled and held against nothing any more.`;
  const lines = [...ahead.map((one) => describeAhead(one)), head, ...followed.lines];
  return { data: { revision, ahead: settled, shells: followed.shells }, lines, exitCode: followed.exitCode };
}

const HELP = `
It signs a revision that changes nothing and names those before it that a clock dated ahead. Readers believe
it of a promote key alone that signs beyond these dates.`;

export const addSettleDates: AddCommand = (program, run) => {
  revising(program.command('settle-dates').helpGroup(GROUPS.upkeep))
    .description('say which revisions a wrong clock dated ahead')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('settle-dates --reason "时钟快了 120 天"'))
    .action(run(settle));
};
