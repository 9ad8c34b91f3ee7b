import { Type } from '@sinclair/typebox';
import { messageOf, ReleaseError } from '../errors/release-error';
import { askShell, ShellAnswerError } from './ask-shell';

const TIMEOUT_MS = 10_000;

const Orders = Type.Array(Type.Object({ sequence: Type.Integer({ minimum: 1 }), file: Type.String() }));

/** A revision that a shell took while the store was away. */
export interface PendingOrder {
  url: string;
  sequence: number;
  file: Buffer;
}

async function ordersOf(url: string): Promise<PendingOrder[]> {
  const orders = await askShell(url, '/-/orders', Orders, { timeout: TIMEOUT_MS }).catch((error: unknown) => {
    // An older shell, whose store is a folder: it takes no orders.
    if (error instanceof ShellAnswerError && error.fault === 'absent') return [];
    throw error;
  });
  return orders.map(({ sequence, file }) => ({ url, sequence, file: Buffer.from(file, 'base64') }));
}

/**
 * Of all shells, in ascending order; what two shells took alike stands there once.
 * @throws {ReleaseError} when a shell cannot be asked: what it took would be left behind
 */
export async function pendingOrders(urls: readonly string[]): Promise<PendingOrder[]> {
  const found = await Promise.all(
    urls.map((url) =>
      ordersOf(url).catch((error: unknown) => {
        throw new ReleaseError(`${url} cannot be asked what was ordered there: ${messageOf(error)}.`, { cause: error });
      }),
    ),
  );
  return found
    .flat()
    .sort((one, other) => one.sequence - other.sequence)
    .filter(({ sequence, file }, place, all) => {
      const first = all.findIndex((one) => one.sequence === sequence && one.file.equals(file));
      return first === place;
    });
}
