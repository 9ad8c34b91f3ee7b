import { readArguments } from './cli-arguments';
import {
  type Command,
  type CommandContext,
  promoteCommand,
  pruneCommand,
  publishCommand,
  rollbackCommand,
} from './commands';
import { keysCommand } from './key-commands';
import { CheckFailedError, messageOf, ReleaseError, RevisionMovedError, UsageError } from './release-error';
import { exportLogCommand, witnessCommand } from './chain-commands';
import { historyCommand, routesCommand, statusCommand, verifyCommand } from './report-commands';

const COMMANDS = new Map<string, Command>([
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['rollback', rollbackCommand],
  ['status', statusCommand],
  ['routes', routesCommand],
  ['history', historyCommand],
  ['verify', verifyCommand],
  ['export-log', exportLogCommand],
  ['witness', witnessCommand],
  ['prune', pruneCommand],
  ['keys', keysCommand],
]);

export const USAGE = `npm run release -- <command>
  publish <workspace>…            put the build of a workspace into the store; nothing becomes live
  promote <name>@<version>…       make versions live, in one revision
  rollback <name> [--to <version>] make an earlier version live again
  status                          what is live, since when, and where a rollback would lead
  routes                          every live address, its remote and its layout
  history [--limit 20]            who changed what, when and why
  history --verify                prove the whole chain: signatures, links, numbers and dates
  verify [<name>[@<version>]…]    check the chain of revisions and every file of every version
  export-log [--out <file>]       the chain as JSON lines, to be kept or published elsewhere
  witness <file> [--shell <url>]… compare chain and shells with such a copy
  prune [--yes]                   remove versions past their time (30 days and 20 versions)
  keys create --role publish|promote|rollback --owner <team> [--names <a,b>] [--days 365] [--out <file>]
  keys list                       who may sign what, and until when
  keys retire <id>                it signs nothing more; what it signed stays good
Each takes --json; those that write take --by <who> and --reason <why>; --skip-damaged continues from the last good
revision. Exit: 0 done, 1 refused, 2 wrong usage, 3 somebody else was first.`;

export interface Printer {
  out(text: string): void;
  err(text: string): void;
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return 2;
  return error instanceof RevisionMovedError ? 3 : 1;
}

function printError(error: unknown, printer: Printer): void {
  // An unexpected error is a bug in this tool: print the stack trace.
  if (!(error instanceof ReleaseError))
    printer.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else printer.err(messageOf(error));
  if (error instanceof CheckFailedError) for (const reason of error.reasons) printer.err(`- ${reason}`);
}

/** Runs one command line and returns its exit code. `open` is called only for a valid command line. */
export async function runCli(argv: string[], open: () => CommandContext, printer: Printer): Promise<number> {
  try {
    const args = readArguments(argv);
    const command = COMMANDS.get(args.command);
    if (!command) {
      printer.err(args.command ? `There is no command ${JSON.stringify(args.command)}.\n${USAGE}` : USAGE);
      return 2;
    }
    const { data, lines, warnings = [], exitCode } = await command(open(), args);
    printer.out(args.json ? JSON.stringify(data, null, 2) : lines.join('\n'));
    for (const warning of warnings) printer.err(warning);
    return exitCode;
  } catch (error) {
    printError(error, printer);
    return exitCodeOf(error);
  }
}
