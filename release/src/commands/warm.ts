import { requireRelease } from '../releases/releases';
import { type WarmReport, warmShells } from '../shells/warm-shells';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { readTargets } from './values';

/** The same as of a switch that a shell does not follow. */
const NOT_READY = 4;

function lineOf({ url, seconds, reason }: WarmReport, what: string): string {
  if (seconds === null) return `${url} is not ready for ${what}: ${reason ?? ''}`;
  return seconds === 0 ? `${url} had ${what} ready.` : `${url} has ${what} ready after ${seconds.toFixed(2)} s.`;
}

async function warm({ access }: CommandContext, { names }: Input): Promise<Outcome> {
  const targets = readTargets(names, 'warm');
  for (const [name, version] of Object.entries(targets)) await requireRelease(access.store, name, version);
  const what = Object.entries(targets)
    .map((entry) => entry.join(' '))
    .join(' with ');
  const { shellUrls } = access.config;
  const shells = await warmShells(shellUrls, targets);
  const lines = shells.map((shell) => lineOf(shell, what));
  if (shells.length === 0) lines.push('SHELL_URLS names no shell.');
  const ready = shells.length > 0 && shells.every(({ seconds }) => seconds !== null);
  return { data: { versions: targets, shells }, lines, exitCode: ready ? 0 : NOT_READY };
}

const HELP = `
Changes nothing that visitors see. A shell keeps what was asked for last beside what is live, until
something else is live or for half an hour; promote and rollback then only swap.`;

export const addWarm: AddCommand = (program, run) => {
  reading(program.command('warm').helpGroup(GROUPS.live))
    .argument('[name@version...]')
    .description('have every shell load versions before they are made live')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('warm mf-help@1.2.0', 'warm mf-help@1.3.0 mf-events@2.0.0'))
    .action(run(warm));
};
