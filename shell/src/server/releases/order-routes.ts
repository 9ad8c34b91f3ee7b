import { MOST_OF_REVISION } from '@site/release/store/file-sizes';
import { isStorePath } from '@site/release/store/release-store';
import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FileStore } from '@site/release/store/file-store';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusePages } from '../health/refuse-pages';
import { answerPlainly } from '../plain-answers';
import type { StoreOrders } from './store-orders';

/** The file of a revision in base64: its signature is of these very bytes. */
const Order = Type.Object(
  {
    sequence: Type.Integer({ minimum: 1, maximum: 99_999_999 }),
    file: Type.String({ maxLength: MOST_OF_REVISION * 2 }),
    /** Whoever orders tried to write it into the store, which refused. */
    unwritable: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
/** An operator was told of the orders up to this one that do not count. */
const Told = Type.Object({ last: Type.Integer({ minimum: 1, maximum: 99_999_999 }) }, { additionalProperties: false });
const Folder = Type.Object({ folder: Type.String({ maxLength: 1000, pattern: '^(?:revisions|remotes(?:/.+)?)$' }) });
/** What of its copy a shell shows to its operators. */
const shown = /^(?:revisions|remotes)\//;

const fresh = (reply: FastifyReply) => reply.header('Cache-Control', 'no-store');

type Options = { orders: StoreOrders; store: Pick<FileStore, 'read' | 'list'> };

/** While its store is away or takes no writes a shell lets its operators read the copy, and takes signed revisions from them. */
export function orderRoutes(app: FastifyInstance, { orders, store }: Options): void {
  app.get('/-/store', async ({ query }, reply) => {
    if (!Value.Check(Folder, query) || !isStorePath(query.folder)) return answerPlainly(reply, 400);
    return fresh(reply).send(await store.list(query.folder));
  });

  app.get<{ Params: { '*': string } }>('/-/store/*', async ({ params }, reply) => {
    const path = params['*'];
    if (!isStorePath(path) || !shown.test(path)) return answerPlainly(reply, 404);
    const file = await store.read(path);
    return file ? fresh(reply).type('application/octet-stream').send(file) : answerPlainly(reply, 404);
  });

  app.get('/-/revision', async (_, reply) => {
    const { believed } = orders;
    if (!believed) return answerPlainly(reply, 404);
    const { revision, file } = believed;
    return fresh(reply).send({ sequence: revision.sequence, file: file.toString('base64') });
  });

  app.get('/-/orders', async (_, reply) => {
    const listed = await orders.list();
    return fresh(reply).send(
      listed.map(({ sequence, file, isOvertaken }) => ({
        sequence,
        file: file.toString('base64'),
        ...(isOvertaken && { overtaken: true }),
      })),
    );
  });

  app.post('/-/orders/told', { onRequest: refusePages }, async ({ body }, reply) => {
    if (!Value.Check(Told, body)) return answerPlainly(reply, 400);
    await orders.forgetOvertaken(body.last);
    return fresh(reply).send({ told: true });
  });

  app.post('/-/orders', { onRequest: refusePages }, async ({ body }, reply) => {
    if (!Value.Check(Order, body)) return answerPlainly(reply, 400);
    const { sequence, file, unwritable } = body;
    const answer = await orders.take(sequence, Buffer.from(file, 'base64'), unwritable);
    return fresh(reply)
      .code(answer.taken ? 201 : 409)
      .send(answer);
  });
}
