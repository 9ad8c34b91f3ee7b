import { existsSync } from 'node:fs';
import { readBuiltWorkspace } from './built-release';
import { type CliArguments, readTargets } from './cli-arguments';
import type { StoreAccess } from './store-access';
import { runGate } from './gate';
import { type Candidate, promote } from './promote';
import { prune } from './prune';
import { publish } from './publish';
import { UsageError } from './release-error';
import { rollback } from './rollback';
import { describeShell, followShells, type ShellReport, type Watch } from './shell-health';
import { notesLines, readNotes } from './version-notes';

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
}

export type Command = (context: CommandContext, args: CliArguments) => Promise<Outcome>;

function singleName({ names, command }: CliArguments): string {
  const [word] = names;
  if (word && names.length === 1) return word;
  throw new UsageError(`${command} takes exactly one name, such as mf-help.`);
}

/** A shell that responds but does not follow is a failure; one that does not run is not. */
async function awaitShells({ access, watch }: CommandContext, sequence: number, startedAt: number) {
  const shells = await followShells(access.config.shellUrls, sequence, startedAt, watch);
  const lines = shells.map((shell) => describeShell(shell, sequence));
  return { shells, lines, exitCode: shells.some(isStuck) ? 1 : 0 };
}

function isStuck({ seconds, revision }: ShellReport): boolean {
  return seconds === null && revision !== null;
}

export const publishCommand: Command = async ({ access }, { names, by }) => {
  if (names.length === 0) throw new UsageError('Say what to publish: the name of a workspace, such as mf-help.');
  const built = names.map((name) => readBuiltWorkspace(access.config.workspaceRoot, name));
  const keys = access.keys();
  const results = [];
  for (const release of built) results.push(await publish(access.store, keys, release, { by }));
  const lines = results.map(({ name, version, changed, files, bytes }) =>
    changed
      ? `${name} ${version} is published: ${files} files, ${Math.ceil(bytes / 1024)} KB.`
      : `${name} ${version} was published before, with the same bytes.`,
  );
  return { data: results, lines, exitCode: 0 };
};

export const promoteCommand: Command = async (context, args) => {
  const { access, watch } = context;
  const targets = readTargets(args.names);
  const { checkFile, storeRoot } = access.config;
  const gate = (candidate: Candidate, changed: string[]) => runGate(checkFile, storeRoot, candidate, changed);
  const check = existsSync(checkFile) ? gate : undefined;
  const { by, reason, skipDamaged } = args;
  const result = await promote(access.store, access.keys(), targets, { by, reason, skipDamaged, check });
  const promoted = Object.entries(targets).map((entry) => entry.join(' '));
  const names = `${promoted.join(', ')} ${promoted.length > 1 ? 'are' : 'is'} live`;
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${names} already, in revision ${sequence}.`], exitCode: 0 };
  const followed = await awaitShells(context, sequence, watch.now());
  const versions = await Promise.all(
    Object.entries(targets).map(([name, version]) => readNotes(access.store, access.trusted(), name, version)),
  );
  const notes = versions.flatMap(notesLines);
  const lines = [`Revision ${sequence}: ${names}.`, ...notes, ...followed.lines];
  return { data: { ...result, versions, shells: followed.shells }, lines, exitCode: followed.exitCode };
};

export const rollbackCommand: Command = async (context, args) => {
  const { access, watch } = context;
  const name = singleName(args);
  const { by, reason, to, skipDamaged } = args;
  const result = await rollback(access.store, access.keys(), name, { by, reason, to, skipDamaged });
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${name} ${result.to} is live already.`], exitCode: 0 };
  const followed = await awaitShells(context, sequence, watch.now());
  const lines = [`Revision ${sequence}: ${name} is ${result.to} again, no longer ${result.from}.`, ...followed.lines];
  lines.push(...result.warnings.map((warning) => `Beware: ${warning}`));
  return { data: { ...result, shells: followed.shells }, lines, exitCode: followed.exitCode };
};

export const pruneCommand: Command = async ({ access }, { by, yes }) => {
  const result = await prune(access.store, access.keys(), { by, apply: yes });
  const done = yes ? 'removed' : 'would be removed';
  const lines = [
    ...result.releases.map((release) => `${release} is past its time and ${done}.`),
    ...result.halfWritten.map((release) => `${release} was never finished and ${done}.`),
  ];
  if (lines.length === 0) lines.push('Nothing is past its time.');
  else if (!yes) lines.push('Add --yes to remove them.');
  return { data: result, lines, exitCode: 0 };
};
