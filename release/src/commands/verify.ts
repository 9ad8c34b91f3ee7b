import { verify } from '../operations/verify';
import { originLine } from '../releases/version-notes';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

async function verifyStore({ access }: CommandContext, { names }: Input): Promise<Outcome> {
  const report = await verify(access.store, access.trusted(), names);
  const { revisions, releases, faults, halfWritten, versions } = report;
  const sum = `${revisions} revisions and ${releases} releases checked: ${faults.length || 'no'} faults.`;
  const open = halfWritten.map((release) => `${release} is half-written; nobody uses it.`);
  return {
    data: report,
    lines: [...versions.filter(({ problem }) => problem === null).map(originLine), ...faults, ...open, sum],
    exitCode: faults.length ? 1 : 0,
  };
}

export const addVerify: AddCommand = (program, run) => {
  reading(program.command('verify').helpGroup(GROUPS.reports))
    .argument('[name@version...]')
    .description('check the chain of revisions and every file of every version')
    .addHelpText('after', examples('verify', 'verify mf-help', 'verify mf-help@1.3.0'))
    .action(run(verifyStore));
};
