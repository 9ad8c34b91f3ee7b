import { routes } from '../operations/routes';
import { textTable } from '../text/text-table';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

async function showRoutes({ access }: CommandContext): Promise<Outcome> {
  const site = await routes(access.store, access.trusted());
  const rows = site.map(({ path, remote, layout }) => [path, remote, layout]);
  return { data: site, lines: textTable(['address', 'remote', 'layout'], rows), exitCode: 0 };
}

export const addRoutes: AddCommand = (program, run) => {
  reading(program.command('routes').helpGroup(GROUPS.reports))
    .description('every live address, its remote and its layout')
    .addHelpText('after', examples('routes'))
    .action(run(showRoutes));
};
