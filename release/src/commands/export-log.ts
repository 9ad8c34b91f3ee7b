import { replaceFile } from '../store/replace-file';
import { ReleaseError } from '../errors/release-error';
import { exportLog } from '../chain/revision-log';
import { systemCode } from '../errors/system-error';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';

/** To standard output, or whole to a file; faults of the chain go to the error output. */
async function writeLog({ access }: CommandContext, { options }: Input<{ out?: string }>): Promise<Outcome> {
  const { out } = options;
  const { entries, lines, faults } = await exportLog(access.store, access.trusted());
  const exitCode = faults.length ? 1 : 0;
  if (out === undefined) return { data: { entries, faults }, lines, warnings: faults, exitCode };
  await replaceFile(out, lines.map((line) => `${line}\n`).join('')).catch((error: unknown) => {
    throw new ReleaseError(`The log cannot be written to ${out} (${systemCode(error)}).`);
  });
  const sum = `${entries.length} revisions are in ${out}, up to ${entries.at(-1)?.sequence ?? 0}.`;
  return { data: { out, revisions: entries.length, faults }, lines: [sum], warnings: faults, exitCode };
}

export const addExportLog: AddCommand = (program, run) => {
  reading(program.command('export-log').helpGroup(GROUPS.reports))
    .description('the chain as JSON lines, to be kept or published elsewhere')
    .option('--out <file>', 'the file to write; else standard output')
    .addHelpText('after', examples('export-log --out chain.log'))
    .action(run(writeLog));
};
