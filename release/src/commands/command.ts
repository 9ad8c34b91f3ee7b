import { userInfo } from 'node:os';
import type { Command } from 'commander';
import type { Watch } from '../shells/shell-health';
import type { StoreAccess } from '../operations/store-access';
import { oneLine } from '../text/one-line';
import type { Terminal } from './terminal';

/** The output of a command: `data` with --json, `lines` without. */
export interface Outcome {
  data: unknown;
  lines: string[];
  /** For the error output, so that the lines stay what a program reads. */
  warnings?: string[];
  exitCode: number;
}

export interface CommandContext {
  access: StoreAccess;
  watch: Watch;
  /** Somebody who can answer; absent in scripts and pipelines. */
  terminal?: Terminal;
}

/** A command line that was read: the words after the command, and its options. */
export interface Input<Options = object> {
  names: string[];
  options: Options;
}

export type Handler<Options> = (context: CommandContext, input: Input<Options>) => Promise<Outcome>;

/**
 * What a command asks of the store before it begins. `answer`: that what is not in it is nowhere; `new`: the same, unless somebody
 * says that a new site begins there; `nothing`: it has no use for the store, or looks itself.
 */
export type Needs = 'answer' | 'new' | 'nothing';

/** Makes a handler an action of commander: opens the store, asks what the command needs of it, prints, and keeps the exit code. */
export type Run = <Options>(handler: Handler<Options>, needs?: Needs) => (...args: unknown[]) => Promise<void>;

/** Adds one command to the program; each stands in a file of its own. */
export type AddCommand = (program: Command, run: Run) => void;

export interface WriteOptions {
  by: string;
  reason?: string;
  skipDamaged?: boolean;
  /** False with --no-wait: nobody looks whether the shells follow. */
  wait?: boolean;
}

function loginName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run under a user id without an account.
    return 'unknown';
  }
}

/** A command that changes nothing. */
export function reading(command: Command): Command {
  return command.option('--json', 'print data instead of text');
}

/** A command that signs something. */
export function writing(command: Command): Command {
  return reading(command).option('--by <who>', 'whose work it is', oneLine('--by'), loginName());
}

/** A command that creates a revision for its own reason. */
export function revising(command: Command): Command {
  return extending(command.option('--reason <why>', 'one line for the history', oneLine('--reason')));
}

/** A command that creates a revision. */
export function extending(command: Command): Command {
  return writing(command)
    .option('--skip-damaged', 'continue from the last good revision although the end of the chain is damaged')
    .option('--although-lost', 'with --skip-damaged: although what no shell has of the damaged end is lost')
    .option('--no-wait', 'do not look whether the shells follow (else exit 4 if one does not)');
}

/** Headings of the list of commands. */
export const GROUPS = { live: 'The way of a release:', reports: 'Reports:', upkeep: 'Upkeep:' } as const;

/** Command lines to copy, for the end of `--help`. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  npm run release -- ${line}`).join('\n')}`;
}
