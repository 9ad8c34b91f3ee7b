import { deliver, type Delivered } from '../operations/deliver';
import { pendingOrders } from '../shells/pending-orders';
import { SWITCH_TIMEOUT_MS } from '../shells/shell-health';
import { awaitShells } from './await-shells';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

/** Somebody else was first: what was ordered does not count. */
const OVERTAKEN = 3;

function describe({ revision, url, isThere }: Delivered): string {
  const { sequence, by, reason } = revision;
  const what = `revision ${sequence}, by ${by}: ${reason}`;
  return isThere
    ? `The store has ${what}.`
    : `The store has another revision than ${what}. That one counts, and ${url} goes on with it: look at status, and roll back again if it has to be.`;
}

/** Between two questions whether shells have seen it in the store, in milliseconds. */
const ASK_EVERY_MS = 100;

/** A shell tells of an order until it looks at its store the next time, and by then that has it. */
async function awaitSeen({ access, watch }: CommandContext, delivered: readonly Delivered[]): Promise<void> {
  const { shellUrls } = access.config;
  const there = new Set(delivered.filter(({ isThere }) => isThere).map(({ revision }) => revision.sequence));
  const until = watch.now() + SWITCH_TIMEOUT_MS;
  await Promise.all(shellUrls.map((url) => watch.notify(url)));
  for (;;) {
    await watch.pause(ASK_EVERY_MS);
    // One that answers no more is told of by who follows it.
    const pending = await pendingOrders(shellUrls).catch(() => []);
    if (watch.now() >= until || !pending.some(({ sequence }) => there.has(sequence))) return;
  }
}

async function deliverOrders(context: CommandContext): Promise<Outcome> {
  const { access, watch } = context;
  const orders = await pendingOrders(access.config.shellUrls);
  await access.store.probe?.();
  const delivered = await deliver(access.store, access.trusted(), orders);
  const newest = delivered.findLast(({ isThere }) => isThere);
  if (delivered.length === 0) return { data: [], lines: ['No shell has an order that the store lacks.'], exitCode: 0 };
  if (newest) await awaitSeen(context, delivered);
  const followed = newest && (await awaitShells(context, newest.revision.sequence, watch.now()));
  const isWhole = delivered.every(({ isThere }) => isThere);
  return {
    data: delivered.map(({ revision, url, isThere }) => ({ sequence: revision.sequence, url, isThere })),
    lines: [...delivered.map(describe), ...(followed?.lines ?? [])],
    exitCode: isWhole ? (followed?.exitCode ?? 0) : OVERTAKEN,
  };
}

const HELP = `
While the store was away, rollback --without-store handed revisions to the shells. They are
signed already, so no private key is needed; SHELL_URLS has to name every shell that took one.`;

export const addDeliver: AddCommand = (program, run) => {
  reading(program.command('deliver').helpGroup(GROUPS.live))
    .description('bring into the store what shells took while it was away')
    .addHelpText('after', HELP)
    .addHelpText('after', examples('deliver'))
    .action(run(deliverOrders));
};
