import { MOST_OF_WITNESS } from '../store/file-sizes';
import { readRegularSync } from '../store/regular-file';
import { messageOf, ReleaseError, UsageError } from '../errors/release-error';
import { parseLog } from '../chain/revision-log';
import { compareWithWitness, shellFaults } from '../chain/witness';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { shellAddress } from './values';

function readWitness(names: string[]) {
  const [file] = names;
  if (!file || names.length > 1) throw new UsageError('witness takes one file, which export-log wrote.');
  try {
    const log = readRegularSync(file, `The witness ${file}`, { most: MOST_OF_WITNESS, follow: true });
    return parseLog(log.toString('utf8'), file);
  } catch (error) {
    if (error instanceof ReleaseError) throw error;
    throw new ReleaseError(`The witness ${file} cannot be read: ${messageOf(error)}.`);
  }
}

type Asked = { lines: string[]; faults: string[] };

/** A shell that does not answer is a fault only when it was named on the command line. */
async function askShells(
  { access, watch }: CommandContext,
  shells: readonly string[],
  judge: (url: string, health: Awaited<ReturnType<typeof watch.fetchHealth>>) => string[],
): Promise<Asked> {
  const asked: Asked = { lines: [], faults: [] };
  for (const url of shells.length ? shells : access.config.shellUrls) {
    const silent = `No shell answers at ${url}.`;
    const health = await watch.fetchHealth(url).catch(() => undefined);
    if (health) asked.faults.push(...judge(url, health));
    else asked[shells.length ? 'faults' : 'lines'].push(silent);
  }
  return asked;
}

type Options = { shell: string[] };

async function compare(context: CommandContext, { names, options }: Input<Options>): Promise<Outcome> {
  const witness = readWitness(names);
  const { access } = context;
  const { hashes, ...report } = await compareWithWitness(access.store, access.trusted(), witness);
  const asked = await askShells(context, options.shell, (url, health) =>
    shellFaults(url, health, report.witnessed, hashes),
  );
  const faults = [...report.faults, ...asked.faults];
  const sum =
    `The chain ends at revision ${report.revision}, the witness at ${report.witnessed}: ` +
    (faults.length ? `${faults.length} faults.` : 'they agree.');
  return { data: { ...report, faults }, lines: [...faults, ...asked.lines, sum], exitCode: faults.length ? 1 : 0 };
}

export const addWitness: AddCommand = (program, run) => {
  reading(program.command('witness').helpGroup(GROUPS.reports))
    .argument('[file...]')
    .description('compare chain and shells with a log that export-log wrote')
    .option('--shell <url>', 'ask this shell instead of those in SHELL_URLS; may be repeated', shellAddress, [])
    .addHelpText('after', examples('witness chain.log', 'witness chain.log --shell http://10.0.0.4:8082'))
    .action(run(compare));
};
