import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A body's time is counted in ticks, not by the clock: a pause of the process is one tick, and no sender pays for it. */
const ticks = 10;

class LateBodyError extends Error {
  readonly statusCode = 408;
  override readonly name = 'LateBodyError';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Fastify's body reader takes the event for a fault of the stream, so that the route's error handler answers 408. The
 * stream itself stays: destroying it would close the socket before the answer. A body that nobody reads was answered.
 */
function refuse(body: IncomingMessage): void {
  const read = body.listenerCount('error') > 0;
  if (read) body.emit('error', new LateBodyError('The body did not arrive in time.'));
  else body.destroy();
}

function judge(arriving: Map<IncomingMessage, number>): void {
  for (const [body, age] of arriving) {
    const late = age >= ticks;
    if (late || body.complete || body.readableEnded || body.destroyed) arriving.delete(body);
    else arriving.set(body, age + 1);
    if (late && !body.complete && !body.destroyed) refuse(body);
  }
}

/** A body that is not whole after `limit` milliseconds is answered with 408, whatever its route (docs/faults.md F32, F50). */
export function limitBodyTime(app: FastifyInstance, limit: number): void {
  const arriving = new Map<IncomingMessage, number>();
  const timer = setInterval(() => judge(arriving), limit / ticks).unref();
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request.raw)) arriving.set(request.raw, 0);
    done(null, payload);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
