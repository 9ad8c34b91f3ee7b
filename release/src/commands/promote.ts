import { gateLine } from '../gate/gate-line';
import { gatingOf, type GatingOptions, goingLive } from './gating-options';
import { type Candidate, promote, type PromoteResult } from '../operations/promote';
import { notesLines, readNotes } from '../releases/version-notes';
import { type Guarding, requireGuard } from '../heartbeat/require-guard';
import { awaitShells } from './await-shells';
import {
  type AddCommand,
  type CommandContext,
  examples,
  GROUPS,
  type Input,
  type Outcome,
  revising,
  type WriteOptions,
} from './command';
import { readTargets } from './values';
import { watchAfter, watchTime } from './watch-after';

type Promoted = { targets: Candidate; result: PromoteResult; wait: boolean | undefined };

async function report(context: CommandContext, { targets, result, wait }: Promoted): Promise<Outcome> {
  const { access, watch } = context;
  const promoted = Object.entries(targets).map((entry) => entry.join(' '));
  const names = `${promoted.join(', ')} ${promoted.length > 1 ? 'are' : 'is'} live`;
  const { sequence } = result.revision;
  if (!result.changed) return { data: result, lines: [`${names} already, in revision ${sequence}.`], exitCode: 0 };
  const followed = await awaitShells(context, sequence, watch.now(), { wait, runs: targets });
  const versions = await Promise.all(
    Object.entries(targets).map(([name, version]) => readNotes(access.store, access.trusted(), name, version)),
  );
  const checked = gateLine(result.revision);
  const lines = [`Revision ${sequence}: ${names}.`, ...versions.flatMap(notesLines)];
  if (checked !== undefined) lines.push(`It was ${checked}.`);
  lines.push(...followed.lines);
  return { data: { ...result, versions, shells: followed.shells }, lines, exitCode: followed.exitCode };
}

type Options = WriteOptions & GatingOptions & Guarding & { watch?: number; json?: boolean };

/**
 * `--watch` judges only as long as its terminal lives, and a promotion is on trial for longer: whoever asks for it wants to
 * know that somebody looks on.
 */
async function unwatchedAfter({ access }: CommandContext, options: Options): Promise<string[]> {
  return options.watch === undefined ? [] : requireGuard(access, 'promote --watch', options);
}

async function promoteVersions(context: CommandContext, { names, options }: Input<Options>): Promise<Outcome> {
  const { access } = context;
  const targets = readTargets(names);
  const unwatched = await unwatchedAfter(context, options);
  const result = await promote(access.store, access.keys(), targets, { ...options, ...gatingOf(access, options) });
  const outcome = await report(context, { targets, result, wait: options.wait });
  if (options.watch === undefined || !result.changed) return outcome;
  const quiet = options.json === true;
  if (!quiet) console.log(outcome.lines.join('\n'));
  const { lines, verdict, exitCode } = await watchAfter(context, targets, { time: options.watch, quiet });
  // A shell that was slow to follow may have done so meanwhile.
  const { wait } = options;
  const followed = await awaitShells(context, result.revision.sequence, context.watch.now(), { wait });
  const data = { ...(outcome.data as object), watched: lines, verdict, shells: followed.shells };
  const stuck = followed.exitCode === 0 ? [] : followed.lines;
  return { data, lines: [...lines, ...unwatched, ...stuck], exitCode: followed.exitCode || exitCode };
}

export const addPromote: AddCommand = (program, run) => {
  goingLive(revising(program.command('promote').helpGroup(GROUPS.live)))
    .argument('[name@version...]')
    .description('make versions live, in one revision, once every page of them was checked')
    .option(
      '--watch <time>',
      'compare it with the version before for so long, such as 10m, and roll back what fails',
      watchTime,
    )
    .addHelpText(
      'after',
      examples(
        'promote mf-help@1.3.0 --reason "术语表上线"',
        'promote mf-help@1.3.0 --watch 10m',
        'promote mf-help@1.3.0 mf-events@2.0.0',
      ),
    )
    .action(run(promoteVersions));
};
