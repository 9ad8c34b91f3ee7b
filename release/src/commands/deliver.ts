import { deliver, type Delivered, undelivered } from '../operations/deliver';
import { pendingOrders, tellOvertaken } from '../shells/pending-orders';
import { StoreAwayError } from '../errors/release-error';
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

/**
 * A shell tells of an order until it looks at its store the next time: by then that has it, or another in its place. Of the latter
 * shells raise an alarm, which ends here, because it was said.
 */
async function awaitSeen({ access, watch }: CommandContext, delivered: readonly Delivered[]): Promise<void> {
  const { shellUrls } = access.config;
  const numbers = new Set(delivered.map(({ revision }) => revision.sequence));
  const until = watch.now() + SWITCH_TIMEOUT_MS;
  await Promise.all(shellUrls.map((url) => watch.notify(url)));
  for (;;) {
    await watch.pause(ASK_EVERY_MS);
    // One that answers no more is told of by who follows it.
    const orders = await pendingOrders(shellUrls).catch(() => []);
    const isPending = orders.some(({ sequence, isOvertaken }) => numbers.has(sequence) && !isOvertaken);
    if (watch.now() >= until || !isPending) break;
  }
  const lost = delivered.filter(({ isThere }) => !isThere).map(({ revision }) => revision.sequence);
  if (lost.length > 0) await tellOvertaken(shellUrls, Math.max(...lost));
}

async function deliverOrders(context: CommandContext): Promise<Outcome> {
  const { access, watch } = context;
  const orders = await pendingOrders(access.config.shellUrls);
  await access.store.probe?.();
  const delivered = await deliver(access.store, access.trusted(), orders);
  const newest = delivered.findLast(({ isThere }) => isThere);
  if (delivered.length === 0) return { data: [], lines: ['No shell has an order that the store lacks.'], exitCode: 0 };
  await awaitSeen(context, delivered);
  const followed = newest && (await awaitShells(context, newest.revision.sequence, watch.now()));
  const isWhole = delivered.every(({ isThere }) => isThere);
  return {
    data: delivered.map(({ revision, url, isThere }) => ({ sequence: revision.sequence, url, isThere })),
    lines: [...delivered.map(describe), ...(followed?.lines ?? [])],
    exitCode: isWhole ? (followed?.exitCode ?? 0) : OVERTAKEN,
  };
}

/**
 * Before a command writes: what shells took while the store was away goes there first, so that nothing takes its number.
 * @returns a sentence each, for who runs the command
 */
export async function bringOrders({ access }: Pick<CommandContext, 'access'>): Promise<string[]> {
  const { store, trusted, config } = access;
  const held = await undelivered(store, { trusted, shellUrls: config.shellUrls });
  if (held.length === 0) return [];
  const brought = await deliver(store, trusted(), held).catch((error: unknown) => {
    // A command that writes says so itself, and names the way out.
    if (error instanceof StoreAwayError) return [];
    throw error;
  });
  return brought.map((one) =>
    one.isThere
      ? `${describe(one)} ${one.url} took it while the store was away, and it was brought there first.`
      : `Beware: ${describe(one)} npm run release -- deliver ends the alarm of it.`,
  );
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
