import type { ChangedRelease } from './changed-releases';

/**
 * Which sections are meant: what changed `since` a commit or the last tags; `new`: whose version no revision has named yet, so
 * that what was taken back stays so; `canary`: whose version is the canary now; `built`: of which another machine made a build.
 */
export type Choice = { kind: 'since'; commit?: string } | { kind: 'new' | 'canary' | 'built' };

export type ChangedCommand = {
  choice: Choice;
  command: string;
  /** Options of the command, handed on. */
  options: string[];
};

/** What each command is told of a section; only these can be run for all that changed. */
const targets: Record<string, (release: ChangedRelease) => string> = {
  publish: ({ name }) => name,
  ...Object.fromEntries(
    ['preview', 'canary', 'warm', 'promote', 'verify', 'watch'].map((command) => [
      command,
      ({ name, version }: ChangedRelease) => `${name}@${version}`,
    ]),
  ),
};

const usage = `Usage: npm run release:changed -- [--since <commit> | --new | --canary | --built] <command> [options], for example
npm run release:changed -- --since origin/main publish
Commands: ${Object.keys(targets).join(', ')}.`;

/** A commit, a tag or a branch; never an option of git. */
const commitName = /^[A-Za-z0-9][\w./@^~-]*$/;

const kinds = ['new', 'canary', 'built'] as const;

type Read = { choice: Choice; rest: readonly string[] };

function readChoice([first, ...rest]: readonly string[]): Read {
  const kind = kinds.find((one) => first === `--${one}`);
  if (kind) return { choice: { kind }, rest };
  if (first !== '--since') return { choice: { kind: 'since' }, rest: first === undefined ? [] : [first, ...rest] };
  const [commit = '', ...others] = rest;
  if (!commitName.test(commit)) throw new Error(`“${commit}” is no commit. ${usage}`);
  return { choice: { kind: 'since', commit }, rest: others };
}

/** @throws {Error} with the usage */
export function readChangedCommand(args: readonly string[]): ChangedCommand {
  const { choice, rest } = readChoice(args);
  const [command = '', ...options] = rest;
  if (!Object.hasOwn(targets, command)) throw new Error(`“${command}” cannot be run for what changed. ${usage}`);
  return { choice, command, options };
}

/** One command line for each section; the shell is published and otherwise deployed. */
export function linesOf({ command, options }: ChangedCommand, changed: readonly ChangedRelease[]): string[][] {
  const meant = changed.filter(({ name }) => name !== 'shell' || command === 'publish');
  return meant.map((release) => [command, targets[command]?.(release) ?? '', ...options]);
}
