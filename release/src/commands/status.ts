import { parseRevision, type Revision } from '../chain/revision';
import { canariesIn, describeCanary } from '../chain/canary-state';
import { guardSentence } from '../heartbeat/guard-sentence';
import { describeFreeze, freezeClock, isOver, isRunning, readFreezes } from '../freeze/freezes';
import { readGuardState } from '../heartbeat/guard-state';
import { messageOf, type StoreAwayError, StoreUnwritableError } from '../errors/release-error';
import { addressFault, describeShell, followShells, type ShellReport, warningOf } from '../shells/shell-health';
import { reachStore } from '../shells/reach-store';
import { ShellCopy } from '../shells/shell-copy';
import type { ReleaseStore } from '../store/release-store';
import { shortTime } from '../text/short-time';
import type { PendingOrder } from '../shells/pending-orders';
import { undelivered } from '../operations/deliver';
import { describeProposal } from '../operations/open-proposals';
import { type RemoteStatus, type Status, status } from '../operations/status';
import { describeTakenBack } from '../operations/taken-back';
import { textTable } from '../text/text-table';
import { type AddCommand, type CommandContext, examples, GROUPS, type Outcome, reading } from './command';

function statusRow(remote: RemoteStatus): string[] {
  const { name, version, newest, rollbackTo, since, sinceRevision, bad } = remote;
  const published = bad.some((one) => one.version === newest) ? `${newest} (bad)` : (newest ?? '–');
  return [name, version, `${sinceRevision}`, shortTime(since), rollbackTo ?? '–', published];
}

/** How many are told of each section, the latest first. */
const SHOWN_BAD = 3;

/** Who took what back. */
function badLines({ name, bad }: RemoteStatus): string[] {
  const told = bad.slice(0, SHOWN_BAD).map((one) => `Bad: ${describeTakenBack(name, one)}.`);
  const more = bad.length - told.length;
  return more > 0 ? [...told, `Bad: ${more} more of ${name}; npm run release -- status --json lists them.`] : told;
}

/** A revision that a shell took while the store was away. */
type Order = Pick<PendingOrder, 'url' | 'sequence' | 'isOvertaken'> & Pick<Revision, 'by' | 'reason'>;

const UNPROVEN = 'That its end is the newest is unproven there (docs/how-to/prove-the-chain.md).';

/** What shells took and the store lacks: what the store has is the past then. */
async function readOrders({ access: { store, trusted, config } }: CommandContext): Promise<Order[]> {
  const held = await undelivered(store, { trusted, shellUrls: config.shellUrls });
  return held.map(({ url, sequence, file, isOvertaken }) => {
    const { by, reason } = parseRevision(file, sequence, trusted());
    return { url, sequence, by, reason, isOvertaken };
  });
}

function orderLine({ url, sequence, by, reason, isOvertaken }: Order): string {
  const what = `revision ${sequence}, by ${by}: ${reason}`;
  return isOvertaken
    ? `Wrong: ${url} took an order, ${what}, and it is not live, because the store has another revision in its place. npm run release -- deliver ends this, once you know.`
    : `Wrong: ${url} took an order, ${what}, and the store, of which this tells, does not have it. npm run release -- deliver brings it there.`;
}

function shellLine(shell: ShellReport, sequence: number, orders: readonly Order[]): string {
  if (shell.revision === null) return addressFault(shell) ?? `No shell answers at ${shell.url}.`;
  if (orders.some((order) => order.sequence === shell.revision && !order.isOvertaken))
    return `${shell.url} serves revision ${shell.revision}, which was ordered and is not in the store.${warningOf(shell)}`;
  if (shell.revision !== sequence) return describeShell(shell, sequence);
  const unproven = shell.endProven === false ? ` ${UNPROVEN}` : '';
  return `${shell.url} serves revision ${sequence}.${warningOf(shell)}${unproven}`;
}

/** It answers, and some section of it does not run what it should. */
function deviates({ revision, error }: ShellReport): boolean {
  return revision !== null && error !== null;
}

function statusTitle({ revision, createdAt, by, reason, problems }: Status): string {
  if (revision) return `Revision ${revision}, ${shortTime(createdAt ?? '')}, by ${by}: ${reason}`;
  return problems.length ? 'No revision of this store can be trusted:' : 'Nothing is live yet.';
}

/** The version that some visitors are shown before the others. */
function canaryLines({ remotes }: Status): string[] {
  const named = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
  return canariesIn({ remotes: named }).map((canary) => `Canary: ${describeCanary(canary)}.`);
}

/** When nothing new goes live, now or later. */
async function freezeLines({ access }: CommandContext): Promise<string[]> {
  try {
    const windows = await readFreezes(access.store, access.trusted());
    const now = await freezeClock(access.store);
    const known = windows.filter((window) => !isOver(window, now));
    return known.map((window) => `${isRunning(window, now) ? 'Frozen' : 'Frozen later'}: ${describeFreeze(window)}.`);
  } catch (error) {
    return [messageOf(error)];
  }
}

type Trouble = { store: ReleaseStore; away: StoreAwayError | null };

function troubleLines({ store, away }: Trouble): string[] {
  if (!away) return [];
  const said = away instanceof StoreUnwritableError ? `Wrong: ${away.message}` : away.message;
  if (!(store instanceof ShellCopy)) return [said];
  return [`${said} What follows is what shells have of it. They take a rollback: ${away.command}`];
}

/** What shells have of a store that is away, or takes no writes, is reported in its place. */
async function reached(context: CommandContext): Promise<{ context: CommandContext; trouble: string[] }> {
  const { access, watch } = context;
  const places = { ...access.config, store: access.store, fetchHealth: watch.fetchHealth, isTried: true };
  const reached: Trouble = await reachStore(places).catch((error: unknown) => {
    // Shells are silent, and the store can be read.
    if (error instanceof StoreUnwritableError) return { store: access.store, away: error };
    throw error;
  });
  return { context: { ...context, access: { ...access, store: reached.store } }, trouble: troubleLines(reached) };
}

export async function showStatus(from: CommandContext): Promise<Outcome> {
  const { context, trouble } = await reached(from);
  const { access, watch } = context;
  const report = await status(access.store, access.trusted());
  const guard = await readGuardState(access.store, access.trusted());
  const shells = await followShells(access.config.shellUrls, report.revision, watch.now(), watch);
  const title = statusTitle(report);
  const headings = ['remote', 'live', 'revision', 'since', 'rollback to', 'published last'];
  const table = report.remotes.length ? textTable(headings, report.remotes.map(statusRow)) : [];
  const orders = await readOrders(context);
  const followed = shells.map((shell) => shellLine(shell, report.revision, orders));
  const wrong = [...trouble, ...orders.map(orderLine)];
  const lines = [
    ...wrong,
    title,
    ...table,
    ...canaryLines(report),
    ...report.remotes.flatMap(badLines),
    ...report.proposals.map((one) => `Waits for a second person: proposal ${describeProposal(one)}.`),
    ...(await freezeLines(context)),
    guardSentence(guard),
    ...followed,
  ];
  return {
    data: { ...report, guard, shells, orders, storeAway: trouble.length > 0 },
    lines: [...lines, ...report.problems],
    exitCode: wrong.length || report.problems.length || shells.some(deviates) ? 1 : 0,
  };
}

export const addStatus: AddCommand = (program, run) => {
  reading(program.command('status').helpGroup(GROUPS.reports))
    .description('what is live, since when, and where a rollback would lead')
    .addHelpText('after', examples('status', 'status --json'))
    .action(run(showStatus, 'nothing'));
};
