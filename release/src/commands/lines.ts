import { describeShare } from '../chain/canary-state';
import {
  freeLines,
  heldLines,
  type LiveLine,
  liveLines,
  missingLines,
  shellLines,
  type ShellLines,
} from '../operations/lines';
import { textTable } from '../text/text-table';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

function rowOf({ name, version, line, canary }: LiveLine): string[] {
  return [name, canary === null ? version : `${version} (canary, ${describeShare(canary)})`, line];
}

function lineOfShell({ url, lines, silence }: ShellLines): string {
  return silence === null ? `${url} has ${lines.join(' and ')}.` : `No shell answers at ${url}: ${silence}.`;
}

async function showLines({ access, watch }: CommandContext): Promise<Outcome> {
  const releases = await liveLines(access.store, access.trusted());
  const shells = await shellLines(access.config.shellUrls, watch);
  const missing = shells.flatMap((shell) => missingLines(releases, shell));
  const [held, free] = [heldLines(releases, shells), freeLines(releases, shells)];
  const table = textTable(['section', 'version', 'line'], releases.map(rowOf));
  const lines = [...table, ...shells.map(lineOfShell), ...held, ...free];
  return {
    data: { releases, shells, missing, held, free },
    lines,
    warnings: missing,
    exitCode: missing.length ? 1 : 0,
  };
}

export const addLines: AddCommand = (program, run) => {
  reading(program.command('lines').helpGroup(GROUPS.reports))
    .description('which line each live release is of, which lines each shell has, and who holds the old one')
    .addHelpText('after', '\nExit 1 when a live release is of a line that a shell does not have.')
    .addHelpText('after', examples('lines', 'lines --json'))
    .action(run(showLines));
};
