import { uplinkAddress, uplinkPiece } from '@site/shared/contract/uplink';
import fastify, { type FastifyInstance } from 'fastify';
import { uplinkRoute } from './uplink-route';

function serve() {
  const app = fastify() as unknown as FastifyInstance;
  uplinkRoute(app);
  return (bytes: number, type = 'application/octet-stream') =>
    app.inject({ method: 'POST', url: uplinkAddress, payload: Buffer.alloc(bytes), headers: { 'content-type': type } });
}

test('R12.180 a piece is taken and answered with nothing', async () => {
  const { statusCode, headers, body } = await serve()(uplinkPiece);
  expect([statusCode, headers['cache-control'], body]).toEqual([204, 'no-store', '']);
});

test('R12.180 a piece that is too large, and one of another kind, is refused', async () => {
  const send = serve();
  expect((await send(uplinkPiece + 1)).statusCode).toBe(413);
  expect((await send(10, 'text/plain')).statusCode).toBe(415);
});

test('R12.180 one network sends a bounded number of pieces a minute', async () => {
  const send = serve();
  const statuses: number[] = [];
  for (let piece = 0; piece < 260; piece += 1) statuses.push((await send(10)).statusCode);
  expect([statuses[0], statuses.at(-1)]).toEqual([204, 429]);
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(208);
});
