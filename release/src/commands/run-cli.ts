import { InvalidSetting } from '@site/shared/process/environment';
import { Command, CommanderError, Help, type Option } from 'commander';
import type { AddCommand, CommandContext, Input, Needs, Outcome, Run } from './command';
import { addApprove } from './approve';
import { addBackup } from './backup';
import { addBisect } from './bisect';
import { addCanary } from './canary';
import { addCheck } from './check';
import { addCompletion } from './completion';
import { addDeliver, bringOrders } from './deliver';
import { addDoctor } from './doctor';
import { addDesk } from './desk';
import { addDrill } from './drill';
import { addExportLog } from './export-log';
import { addFreezeCommand } from './freeze';
import { addGuard } from './guard';
import { addHistory } from './history';
import { addKeys } from './keys';
import { addMcp } from './mcp';
import { addLines } from './lines';
import { addPreview } from './preview';
import { addPromote } from './promote';
import { addPrune } from './prune';
import { addPublish } from './publish';
import { addRestore } from './restore';
import { addRollback } from './rollback';
import { addRoutes } from './routes';
import { addSettleDates } from './settle-dates';
import { type Skipping, skippingDamaged } from './skip-damaged';
import { addStatus } from './status';
import { addVerify } from './verify';
import { addWarm } from './warm';
import { addWitness } from './witness';
import { wayOut } from './way-out';
import { requireStore } from './require-store';
import {
  AwaitsSecondKey,
  CheckFailedError,
  messageOf,
  ReleaseError,
  RevisionMovedError,
  UsageError,
} from '../errors/release-error';

/** In the order of `--help`: the way of a release, then what reads, then what looks after the store. */
const COMMANDS: readonly AddCommand[] = [
  addPublish,
  addCheck,
  addPreview,
  addBisect,
  addCanary,
  addPromote,
  addApprove,
  addRollback,
  addDeliver,
  addFreezeCommand,
  addGuard,
  addWarm,
  addStatus,
  addDoctor,
  addDesk,
  addDrill,
  addMcp,
  addRoutes,
  addLines,
  addHistory,
  addVerify,
  addExportLog,
  addWitness,
  addPrune,
  addSettleDates,
  addBackup,
  addRestore,
  addKeys,
  addCompletion,
];

/** The options that many commands have, in this order behind those of a command's own. */
const COMMON_OPTIONS = ['--by', '--reason', '--skip-damaged', '--although-lost', '--no-wait', '--json', '--help'];

/** Columns, whatever the window is: pages of help are copied into tickets. */
const HELP_WIDTH = 100;

const EXIT_CODES = `
Exit codes:
  0  done
  1  refused, or something is wrong
  2  wrong usage
  3  somebody else was first, or nobody could be asked: look at status and decide again
  4  done, but a shell does not follow or cannot be asked
  5  done and watched (--watch), but too little was seen to judge
  6  kept as a proposal, until a second person approves it

<command> --help says more, with examples. At night: doctor, then rollback.`;

export interface Printer {
  out(text: string): void;
  err(text: string): void;
}

function exitCodeOf(error: unknown): number {
  // Help that was asked for is no error.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) return 2;
  if (error instanceof AwaitsSecondKey) return 6;
  return error instanceof RevisionMovedError ? 3 : 1;
}

function printError(error: unknown, argv: readonly string[], printer: Printer): void {
  // It has printed itself.
  if (error instanceof CommanderError) return;
  // An unexpected error is a bug in this tool: print the stack trace.
  if (!(error instanceof ReleaseError || error instanceof InvalidSetting))
    printer.err(error instanceof Error ? (error.stack ?? error.message) : String(error));
  else printer.err(messageOf(error));
  for (const line of wayOut(error, argv)) printer.err(line);
  if (error instanceof CheckFailedError) for (const reason of error.reasons) printer.err(`- ${reason}`);
}

function print({ data, lines, warnings = [] }: Outcome, json: boolean, printer: Printer): void {
  if (json || lines.length > 0) printer.out(json ? JSON.stringify(data, null, 2) : lines.join('\n'));
  for (const warning of warnings) printer.err(warning);
}

/** `retire <id>`, `promote [name@version...]`. */
function subcommandTerm(command: Command): string {
  const names = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...names].join(' ');
}

function rankOf({ long }: Option): number {
  return COMMON_OPTIONS.indexOf(long ?? '');
}

/** A command's own options come first, in the order of its file; the program has none but --help. */
function visibleOptions(this: Help, command: Command): Option[] {
  if (!command.parent) return [];
  return Help.prototype.visibleOptions.call(this, command).sort((one, other) => rankOf(one) - rankOf(other));
}

/** The whole command line; `run` decides what becomes of one that was read. */
export function createProgram(printer: Printer, run: Run): Command {
  const program = new Command('npm run release --')
    .description('Publish, promote and roll back the sections of the site.')
    .usage('<command> [words] [options]')
    .helpCommand(false)
    .addHelpText('after', EXIT_CODES)
    .configureHelp({ visibleOptions, subcommandTerm })
    .exitOverride()
    .configureOutput({
      writeOut: (text) => printer.out(text.trimEnd()),
      writeErr: (text) => printer.err(text.trimEnd()),
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    });
  for (const add of COMMANDS) add(program, run);
  return program;
}

/** What commander gives an action, its arguments, options and command, as one input. */
function inputOf<Options>(args: unknown[]): Input<Options> & { json: boolean } {
  const options = args.at(-2) as Options & { json?: boolean };
  const names = args.slice(0, -2).flat() as (string | undefined)[];
  return { names: names.filter((word) => word !== undefined), options, json: options.json ?? false };
}

/** With --without-store a command is for shells alone. Gives what was done first, a sentence each. */
async function prepareStore(context: CommandContext, command: Command, needs: Needs): Promise<string[]> {
  if (needs === 'nothing' || command.getOptionValue('withoutStore') === true) return [];
  await requireStore(context, needs, command.opts());
  // Who writes to it has somebody whose work that is.
  if (!command.options.some(({ long }) => long === '--by')) return [];
  await context.access.store.probe?.();
  return bringOrders(context);
}

/** An order follows what shells have, of which nothing is skipped. */
function isSkipping({ skipDamaged, withoutStore }: Skipping & { withoutStore?: boolean }): boolean {
  return skipDamaged === true && withoutStore !== true;
}

/** Runs one command line and returns its exit code. `open` is called only for a valid command line. */
export async function runCli(argv: string[], open: () => CommandContext, printer: Printer): Promise<number> {
  let exitCode = 0;
  const run: Run =
    (handler, needs = 'answer') =>
    async (...args) => {
      const { json, ...input } = inputOf<Parameters<typeof handler>[1]['options']>(args);
      const context = open();
      for (const line of await prepareStore(context, args.at(-1) as Command, needs)) printer.err(line);
      const outcome = isSkipping(input.options as Skipping)
        ? await skippingDamaged(context, input.options as Skipping, () => handler(context, input))
        : await handler(context, input);
      print(outcome, json, printer);
      exitCode = outcome.exitCode;
    };
  try {
    await createProgram(printer, run).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    printError(error, argv, printer);
    return exitCodeOf(error);
  }
}
