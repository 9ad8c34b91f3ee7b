import { existsSync } from 'node:fs';
import { runGate } from '../gate';
import { type Candidate, promote, type PromoteOptions, type PromoteResult } from '../promote';
import { notesLines, readNotes } from '../version-notes';
import { awaitShells } from './await-shells';
import {
  type AddCommand,
  type CommandContext,
  examples,
  type Input,
  type Outcome,
  revising,
  type WriteOptions,
} from './command';
import { readTargets } from './values';

/** The gate of the configuration; undefined where the shell is not built. */
export function gateOf({ access }: CommandContext): PromoteOptions['check'] {
  const { checkFile, storeRoot } = access.config;
  if (!existsSync(checkFile)) return undefined;
  return (candidate: Candidate, changed: string[]) => runGate(checkFile, storeRoot, candidate, changed);
}

async function report(context: CommandContext, targets: Candidate, result: PromoteResult): Promise<Outcome> {
  const { access, watch } = context;
  const promoted = Object.entries(targets).map((entry) => entry.join(' '));
  const names = `${promoted.join(', ')} ${promoted.length > 1 ? 'are' : 'is'} live`;
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${names} already, in revision ${sequence}.`], exitCode: 0 };
  const followed = await awaitShells(context, sequence, watch.now());
  const versions = await Promise.all(
    Object.entries(targets).map(([name, version]) => readNotes(access.store, access.trusted(), name, version)),
  );
  const lines = [`Revision ${sequence}: ${names}.`, ...versions.flatMap(notesLines), ...followed.lines];
  return { data: { ...result, versions, shells: followed.shells }, lines, exitCode: followed.exitCode };
}

async function promoteVersions(context: CommandContext, { names, options }: Input<WriteOptions>): Promise<Outcome> {
  const { access } = context;
  const targets = readTargets(names);
  const result = await promote(access.store, access.keys(), targets, { ...options, check: gateOf(context) });
  return report(context, targets, result);
}

export const addPromote: AddCommand = (program, run) => {
  revising(program.command('promote'))
    .argument('[name@version...]')
    .description('make versions live, in one revision')
    .addHelpText(
      'after',
      examples('promote mf-help@1.3.0 --reason "术语表上线"', 'promote mf-help@1.3.0 mf-info@2.0.0'),
    )
    .action(run(promoteVersions));
};
