import { Command, CommanderError } from 'commander';
import type { AddCommand, CommandContext, Input, Outcome, Run } from './commands/command';
import { addDesk } from './commands/desk';
import { addExportLog } from './commands/export-log';
import { addHistory } from './commands/history';
import { addKeys } from './commands/keys';
import { addPromote } from './commands/promote';
import { addPrune } from './commands/prune';
import { addPublish } from './commands/publish';
import { addRollback } from './commands/rollback';
import { addRoutes } from './commands/routes';
import { addStatus } from './commands/status';
import { addVerify } from './commands/verify';
import { addWitness } from './commands/witness';
import { CheckFailedError, messageOf, ReleaseError, RevisionMovedError, UsageError } from './release-error';

/** In the order of `--help`: the way of a release, then what reads, then what looks after the store. */
const COMMANDS: readonly AddCommand[] = [
  addPublish,
  addPromote,
  addRollback,
  addStatus,
  addDesk,
  addRoutes,
  addHistory,
  addVerify,
  addExportLog,
  addWitness,
  addPrune,
  addKeys,
];

const EXIT_CODES = `
Exit: 0 done, 1 refused, 2 wrong usage, 3 somebody else was first.
<command> --help says more, with an example.`;

export interface Printer {
  out(text: string): void;
  err(text: string): void;
}

function exitCodeOf(error: unknown): number {
  // Help that was asked for is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) return 2;
  return error instanceof RevisionMovedError ? 3 : 1;
}

function printError(error: unknown, printer: Printer): void {
  // It has printed itself.
  if (error instanceof CommanderError) return;
  // An unexpected error is a bug in this tool: print the stack trace.
  if (!(error instanceof ReleaseError))
    printer.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else printer.err(messageOf(error));
  if (error instanceof CheckFailedError) for (const reason of error.reasons) printer.err(`- ${reason}`);
}

function print({ data, lines, warnings = [] }: Outcome, json: boolean, printer: Printer): void {
  printer.out(json ? JSON.stringify(data, null, 2) : lines.join('\n'));
  for (const warning of warnings) printer.err(warning);
}

function createProgram(printer: Printer): Command {
  return new Command('npm run release --')
    .description('Publish, promote and roll back the sections of the site.')
    .addHelpText('after', EXIT_CODES)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printer.out(text.trimEnd()),
      writeErr: (text) => printer.err(text.trimEnd()),
    });
}

/** What commander gives an action, its arguments, options and command, as one input. */
function inputOf<Options>(args: unknown[]): Input<Options> & { json: boolean } {
  const options = args.at(-2) as Options & { json?: boolean };
  return { names: args.slice(0, -2).flat() as string[], options, json: options.json ?? false };
}

/** Runs one command line and returns its exit code. `open` is called only for a valid command line. */
export async function runCli(argv: string[], open: () => CommandContext, printer: Printer): Promise<number> {
  let exitCode = 0;
  const run: Run =
    (handler) =>
    async (...args) => {
      const { json, ...input } = inputOf<Parameters<typeof handler>[1]['options']>(args);
      const outcome = await handler(open(), input);
      print(outcome, json, printer);
      exitCode = outcome.exitCode;
    };
  const program = createProgram(printer);
  for (const add of COMMANDS) add(program, run);
  try {
    await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    printError(error, printer);
    return exitCodeOf(error);
  }
}
