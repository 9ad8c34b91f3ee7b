import { existsSync } from 'node:fs';
import { readBuiltWorkspace } from './built-release';
import { type CliArguments, readTargets } from './cli-arguments';
import type { Desk } from './desk';
import { runGate } from './gate';
import { type Candidate, promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { UsageError } from './release-error';
import { rollback } from './rollback';
import { describeShell, followShells, type ShellReport, type Watch } from './shell-health';

/** What a command prints: `data` with --json, `lines` without. */
export interface Outcome {
  data: unknown;
  lines: string[];
  exitCode: number;
}

export interface CommandContext {
  desk: Desk;
  watch: Watch;
}

export type Command = (context: CommandContext, args: CliArguments) => Promise<Outcome>;

function onlyWord({ words, command }: CliArguments): string {
  const [word] = words;
  if (word && words.length === 1) return word;
  throw new UsageError(`${command} takes exactly one name, such as mf-help.`);
}

/** A shell that answers and does not follow is a failure; one that does not run is none. */
async function tellShells({ desk, watch }: CommandContext, sequence: number, startedAt: number) {
  const shells = await followShells(desk.config.shellUrls, sequence, startedAt, watch);
  const lines = shells.map((shell) => describeShell(shell, sequence));
  return { shells, lines, exitCode: shells.some(isStuck) ? 1 : 0 };
}

function isStuck({ seconds, revision }: ShellReport): boolean {
  return seconds === null && revision !== null;
}

export const publishCommand: Command = async ({ desk }, { words, by }) => {
  if (words.length === 0) throw new UsageError('Say what to publish: the name of a workspace, such as mf-help.');
  const built = words.map((name) => readBuiltWorkspace(desk.config.workspaceRoot, name));
  const keys = await desk.keys();
  const results = [];
  for (const release of built) results.push(await publish(desk.store, keys, release, { by }));
  const lines = results.map(({ name, version, changed, files, bytes }) =>
    changed
      ? `${name} ${version} is published: ${files} files, ${Math.ceil(bytes / 1024)} KB.`
      : `${name} ${version} was published before, with the same bytes.`,
  );
  return { data: results, lines, exitCode: 0 };
};

export const promoteCommand: Command = async (context, args) => {
  const { desk, watch } = context;
  const wanted = readTargets(args.words);
  const { checkFile, storeRoot } = desk.config;
  const check = existsSync(checkFile) ? (candidate: Candidate) => runGate(checkFile, storeRoot, candidate) : undefined;
  const { by, reason, skipDamaged } = args;
  const result = await promote(desk.store, await desk.keys(), wanted, { by, reason, skipDamaged, check });
  const words = Object.entries(wanted).map((entry) => entry.join(' '));
  const names = `${words.join(', ')} ${words.length > 1 ? 'are' : 'is'} live`;
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${names} already, in revision ${sequence}.`], exitCode: 0 };
  const told = await tellShells(context, sequence, watch.now());
  const lines = [`Revision ${sequence}: ${names}.`, ...told.lines];
  return { data: { ...result, shells: told.shells }, lines, exitCode: told.exitCode };
};

export const rollbackCommand: Command = async (context, args) => {
  const { desk, watch } = context;
  const name = onlyWord(args);
  const { by, reason, to, skipDamaged } = args;
  const result = await rollback(desk.store, await desk.keys(), name, { by, reason, to, skipDamaged });
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${name} ${result.to} is live already.`], exitCode: 0 };
  const told = await tellShells(context, sequence, watch.now());
  const lines = [`Revision ${sequence}: ${name} is ${result.to} again, no longer ${result.from}.`, ...told.lines];
  lines.push(...result.warnings.map((warning) => `Beware: ${warning}`));
  return { data: { ...result, shells: told.shells }, lines, exitCode: told.exitCode };
};

export const pruneCommand: Command = async ({ desk }, { by, yes }) => {
  const result = await prune(desk.store, await desk.keys(), { by, apply: yes });
  const done = yes ? 'removed' : 'would be removed';
  const lines = [
    ...result.releases.map((release) => `${release} is past its time and ${done}.`),
    ...result.halfWritten.map((release) => `${release} was never finished and ${done}.`),
  ];
  if (lines.length === 0) lines.push('Nothing is past its time.');
  else if (!yes) lines.push('Add --yes to remove them.');
  return { data: result, lines, exitCode: 0 };
};
