import type { Canary } from '@site/shared/contract/canary-buckets';
import { type CanaryResult, LARGEST_SHARE, raiseCanary, startCanary, stopCanaries } from '../operations/canary';
import { describeCanary } from '../chain/canary-state';
import { type GatingOptions, gatingOf, goingLive } from './gating-options';
import { messageOf, UsageError } from '../errors/release-error';
import { requireGuard } from '../heartbeat/require-guard';
import { awaitShells } from './await-shells';
import { orderShells } from './order-shells';
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
import { readTarget, shareOf } from './values';

interface CanaryOptions extends WriteOptions, GatingOptions {
  share?: number;
  raise?: number;
  stop?: boolean;
  all?: boolean;
  withoutStore?: boolean;
  unguarded?: boolean;
}

const ONLY_STOP = '--without-store is for --stop: nothing begins or grows while the store is away.';
const USAGE =
  'Say one of: canary mf-help@1.3.0 --share 5%, canary mf-help --raise 25%, canary mf-help --stop, canary --stop --all.';
/** A canary loads beside the live set, after the revision is followed; longer than that takes on a busy machine. */
const LOAD_MS = 15_000;
const POLL_MS = 100;

type Changed = { result: CanaryResult; unwatched: string[] };

/** Which of the three is asked; a version is named where one begins, and where one goes on or ends at most a section. */
function requireUsage({ names: [name], options: { share, raise, stop, all } }: Input<CanaryOptions>): void {
  const asked = [share !== undefined, raise !== undefined, stop === true].filter(Boolean).length;
  const isVersion = name?.includes('@') ?? false;
  const isAll = all === true && (name !== undefined || !stop);
  // An empty word is a variable that nobody set.
  if (asked !== 1 || isVersion !== (share !== undefined) || isAll || name === '') throw new UsageError(USAGE);
}

async function change({ access }: CommandContext, input: Input<CanaryOptions>): Promise<Changed> {
  const { options } = input;
  const { share, raise, stop, all } = options;
  const [named] = input.names;
  if (stop)
    return { result: await stopCanaries(access.store, access.keys(), { remote: named, all }, options), unwatched: [] };
  const target = raise === undefined && readTarget(named ?? '');
  const unwatched = await requireGuard(access, 'A canary', options);
  const checked = { ...options, ...gatingOf(access, options) };
  const keys = access.keys();
  if (!target)
    return { result: await raiseCanary(access.store, keys, { remote: named, share: raise ?? 0 }, checked), unwatched };
  const [remote, version] = target;
  const wanted = { remote, version, share: share ?? 0 };
  return { result: await startCanary(access.store, keys, wanted, checked), unwatched };
}

/** One sentence on whether the shell shows the canary; empty for one that does not answer, of which enough is said. */
async function loadedLine({ watch }: CommandContext, url: string, { remote, version }: Canary): Promise<string> {
  const until = watch.now() + LOAD_MS;
  do {
    try {
      const { canaries = [] } = await watch.fetchHealth(url);
      const canary = canaries.find((one) => one.remote === remote && one.version === version);
      if (canary?.loaded) return `${url} shows it.`;
      if (canary?.fault) return `${url} shows what is live to everybody: ${canary.fault}`;
    } catch (error) {
      return `${url} does not say whether it shows it: ${messageOf(error)}`;
    }
    await watch.pause(POLL_MS);
  } while (watch.now() < until);
  return `${url} has not loaded ${remote} ${version} yet and shows what is live to everybody.`;
}

/** Ended already is as good; a name that nobody knows is a slip. */
function nothingEnded(data: CanaryResult, remote: string | undefined): Outcome {
  if (remote === undefined) return { data, lines: ['No canary runs; nothing was changed.'], exitCode: 0 };
  const isLive = Object.hasOwn(data.revision.remotes, remote);
  const which = isLive ? `${remote} has no canary` : `No section ${remote} is live`;
  return { data, lines: [`${which}; nothing was changed.`], exitCode: isLive ? 0 : 1 };
}

async function runCanary(context: CommandContext, given: Input<CanaryOptions>): Promise<Outcome> {
  const input = { ...given, names: given.names.filter((name) => name !== undefined) };
  requireUsage(input);
  const { stop, withoutStore } = input.options;
  if (withoutStore && !stop) throw new UsageError(ONLY_STOP);
  return withoutStore ? orderShells(context, (copied) => changeAndShow(copied, input)) : changeAndShow(context, input);
}

async function changeAndShow(context: CommandContext, input: Input<CanaryOptions>): Promise<Outcome> {
  const { result, unwatched } = await change(context, input);
  const { revision, canaries } = result;
  const [canary] = canaries;
  if (!canary) return nothingEnded(result, input.names[0]);
  const { shells, lines, exitCode } = await awaitShells(context, revision.sequence, context.watch.now(), {
    wait: input.options.wait,
  });
  const runs = input.options.stop !== true;
  const ended = canaries.map(({ remote, version }) => `the canary of ${remote} ${version} ended`);
  const what = runs ? `the canary is ${describeCanary(canary)}` : ended.join(', ');
  const following = runs ? shells.filter(({ seconds }) => seconds !== null) : [];
  const loaded = await Promise.all(following.map(({ url }) => loadedLine(context, url, canary)));
  return {
    data: { ...result, shells },
    lines: [`Revision ${revision.sequence}: ${what}.`, ...unwatched, ...lines, ...loaded],
    exitCode: exitCode || (loaded.some((line) => !line.endsWith(' shows it.')) ? 1 : 0),
  };
}

export const addCanary: AddCommand = (program, run) => {
  goingLive(revising(program.command('canary').helpGroup(GROUPS.live)))
    .argument('[name@version]', 'what begins; its section where it is raised or stopped')
    .description('show a version to a share of the visitors, who stay with it, before it is promoted')
    .option('--share <percent>', 'begin with this share', shareOf('--share', LARGEST_SHARE))
    .option('--raise <percent>', 'a larger share for a canary that runs', shareOf('--raise', LARGEST_SHARE))
    .option('--stop', 'return its visitors to what is live')
    .option('--all', 'with --stop: of every canary')
    .option('--without-store', 'with --stop: hand it to the shells as an order, while the store is away')
    .addHelpText(
      'after',
      examples('canary mf-help@1.3.0 --share 5%', 'canary mf-help --raise 25%', 'canary mf-help --stop'),
    )
    .action(run(runCanary));
};
