import { Type } from '@sinclair/typebox';
import { messageOf, ReleaseError } from '../errors/release-error';
import { askShell, ShellAnswerError } from './ask-shell';

const TIMEOUT_MS = 10_000;
/** A way back does not wait for long for a shell that stands still. */
const SHORT_TIMEOUT_MS = 1000;

const Orders = Type.Array(
  Type.Object({
    sequence: Type.Integer({ minimum: 1 }),
    file: Type.String(),
    /** It does not count: the store has another revision in its place; older shells do not say it. */
    overtaken: Type.Optional(Type.Boolean()),
  }),
);
const Told = Type.Object({ told: Type.Literal(true) });

/** A revision that a shell took while the store was away. */
export interface PendingOrder {
  url: string;
  sequence: number;
  file: Buffer;
  /** The shell has seen another revision in its place in the store, and goes on with that. */
  isOvertaken: boolean;
}

async function ordersOf(url: string, timeout: number): Promise<PendingOrder[]> {
  const orders = await askShell(url, '/-/orders', Orders, { timeout }).catch((error: unknown) => {
    // An older shell, whose store is a folder: it takes no orders.
    if (error instanceof ShellAnswerError && error.fault === 'absent') return [];
    throw error;
  });
  return orders.map(({ sequence, file, overtaken = false }) => ({
    url,
    sequence,
    file: Buffer.from(file, 'base64'),
    isOvertaken: overtaken,
  }));
}

/** In ascending order; what two shells have alike stands there once, as lost only where both say so. */
function eachOnce(orders: readonly PendingOrder[]): PendingOrder[] {
  const rank = ({ sequence, isOvertaken }: PendingOrder) => sequence * 2 + (isOvertaken ? 1 : 0);
  return orders
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ sequence, file }, place, all) => {
      const first = all.findIndex((one) => one.sequence === sequence && one.file.equals(file));
      return first === place;
    });
}

/**
 * Of all shells, in ascending order; what two shells took alike stands there once.
 * @throws {ReleaseError} when a shell cannot be asked: what it took would be left behind
 */
export async function pendingOrders(urls: readonly string[]): Promise<PendingOrder[]> {
  const found = await Promise.all(
    urls.map((url) =>
      ordersOf(url, TIMEOUT_MS).catch((error: unknown) => {
        throw new ReleaseError(`${url} cannot be asked what was ordered there: ${messageOf(error)}.`, { cause: error });
      }),
    ),
  );
  return eachOnce(found.flat());
}

/** The same of the shells that answer soon. Never throws. */
export async function heldOrders(urls: readonly string[]): Promise<PendingOrder[]> {
  const found = await Promise.allSettled(urls.map((url) => ordersOf(url, SHORT_TIMEOUT_MS)));
  return eachOnce(found.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
}

/** Shells forget the orders up to this one that do not count; one that cannot be told raises its alarm on. Never throws. */
export async function tellOvertaken(urls: readonly string[], last: number): Promise<void> {
  const asking = { timeout: TIMEOUT_MS, body: { last } };
  await Promise.allSettled(urls.map((url) => askShell(url, '/-/orders/told', Told, asking)));
}
