import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import type { ReleaseStore } from '../store/release-store';
import { revisionPath } from '../store/store-paths';

/** What a sample shell answers: JSON, or the bytes of a file. */
export type SampleAnswer = { code: number; body: unknown };

type Order = { sequence: number; file: string; unwritable?: boolean };

/** @param refuses why it takes none, unless the store refused it to who orders */
async function take(store: ReleaseStore, request: IncomingMessage, refuses: string | null): Promise<SampleAnswer> {
  const { sequence, file, unwritable } = (await json(request)) as Order;
  if (refuses !== null && !unwritable) return { code: 409, body: { taken: false, reason: refuses } };
  const taken = await store.putFile(revisionPath(sequence), Buffer.from(file, 'base64'));
  return { code: 201, body: taken ? { taken } : { taken, reason: `Revision ${sequence} is not taken.` } };
}

/** As a shell lets operators read its copy of a store and takes orders into it; undefined for any other address. */
export async function copyAnswer(
  store: ReleaseStore,
  request: IncomingMessage,
  refuses: string | null,
): Promise<SampleAnswer | undefined> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://shell');
  if (pathname === '/-/orders' && request.method === 'POST') return take(store, request, refuses);
  if (pathname === '/-/store') return { code: 200, body: await store.list(searchParams.get('folder') ?? '') };
  if (!pathname.startsWith('/-/store/')) return undefined;
  const file = await store.read(pathname.slice('/-/store/'.length));
  return { code: file ? 200 : 404, body: file ?? {} };
}
