import type { Canary } from '@site/shared/contract/canary-buckets';
import { type CanaryResult, LARGEST_SHARE, raiseCanary, startCanary, stopCanary } from '../operations/canary';
import { describeCanary } from '../chain/canary-state';
import { type GatingOptions, gatingOf, withAlthoughBad, withUngated, withUnguarded } from './gating-options';
import { messageOf, UsageError } from '../errors/release-error';
import { requireGuard } from '../heartbeat/require-guard';
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
import { readTarget, shareOf } from './values';

interface CanaryOptions extends WriteOptions, GatingOptions {
  share?: number;
  raise?: number;
  stop?: boolean;
  unguarded?: boolean;
}

const USAGE = 'Say one of: canary mf-help@1.3.0 --share 5%, canary --raise 25%, canary --stop.';
/** A canary loads beside the live set, after the revision is followed; longer than that takes on a busy machine. */
const LOAD_MS = 15_000;
const POLL_MS = 100;

type Changed = { result: CanaryResult; unwatched: string[] };

async function change(context: CommandContext, { names: given, options }: Input<CanaryOptions>): Promise<Changed> {
  const names = given.filter(Boolean);
  const { store } = context.access;
  const { share, raise, stop } = options;
  const asked = [share !== undefined, raise !== undefined, stop === true].filter(Boolean).length;
  if (asked !== 1 || names.length !== (share === undefined ? 0 : 1)) throw new UsageError(USAGE);
  if (stop) return { result: await stopCanary(store, context.access.keys(), options), unwatched: [] };
  const target = raise === undefined && readTarget(names[0] ?? '');
  const unwatched = await requireGuard(context.access, 'A canary', options);
  const checked = { ...options, ...gatingOf(context.access, options) };
  if (!target) return { result: await raiseCanary(store, context.access.keys(), raise ?? 0, checked), unwatched };
  const [remote, version] = target;
  const wanted = { remote, version, share: share ?? 0 };
  return { result: await startCanary(store, context.access.keys(), wanted, checked), unwatched };
}

/** One sentence on whether the shell shows the canary; empty for one that does not answer, of which enough is said. */
async function loadedLine({ watch }: CommandContext, url: string, { remote, version }: Canary): Promise<string> {
  const until = watch.now() + LOAD_MS;
  do {
    try {
      const { canary } = await watch.fetchHealth(url);
      if (canary?.loaded && canary.version === version) return `${url} shows it.`;
      if (canary?.fault) return `${url} shows what is live to everybody: ${canary.fault}`;
    } catch (error) {
      return `${url} does not say whether it shows it: ${messageOf(error)}`;
    }
    await watch.pause(POLL_MS);
  } while (watch.now() < until);
  return `${url} has not loaded ${remote} ${version} yet and shows what is live to everybody.`;
}

async function runCanary(context: CommandContext, input: Input<CanaryOptions>): Promise<Outcome> {
  const { result, unwatched } = await change(context, input);
  const { revision, canary } = result;
  if (!canary) return { data: result, lines: ['No canary runs; nothing was changed.'], exitCode: 0 };
  const { shells, lines, exitCode } = await awaitShells(context, revision.sequence, context.watch.now(), {
    wait: input.options.wait,
  });
  const runs = input.options.stop !== true;
  const what = runs
    ? `the canary is ${describeCanary(canary)}`
    : `the canary of ${canary.remote} ${canary.version} ended`;
  const following = runs ? shells.filter(({ seconds }) => seconds !== null) : [];
  const loaded = await Promise.all(following.map(({ url }) => loadedLine(context, url, canary)));
  return {
    data: { ...result, shells },
    lines: [`Revision ${revision.sequence}: ${what}.`, ...unwatched, ...lines, ...loaded],
    exitCode: exitCode || (loaded.some((line) => !line.endsWith(' shows it.')) ? 1 : 0),
  };
}

export const addCanary: AddCommand = (program, run) => {
  withUnguarded(withAlthoughBad(withUngated(revising(program.command('canary').helpGroup(GROUPS.live)))))
    .argument('[name@version]')
    .description('show a version to a share of the visitors, who stay with it, before it is promoted')
    .option('--share <percent>', 'begin with this share', shareOf('--share', LARGEST_SHARE))
    .option('--raise <percent>', 'a larger share for the canary that runs', shareOf('--raise', LARGEST_SHARE))
    .option('--stop', 'return everybody to what is live')
    .addHelpText('after', examples('canary mf-help@1.3.0 --share 5%', 'canary --raise 25%', 'canary --stop'))
    .action(run(runCanary));
};
