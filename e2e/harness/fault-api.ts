import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'down' | 'slow' | 'unavailable' | 'html' | 'truncated' | 'null' | 'array';

const slowness = 15_000;
const garbage: Partial<Record<Fault, string>> = {
  html: '<html><body>Bad gateway</body></html>',
  truncated: '{"code":0,"data":{"list":[{"id":1,',
  null: 'null',
  array: JSON.stringify(Array.from({ length: 5000 }, () => 1)),
};

export type FaultApi = {
  origin: string;
  fault: Fault;
  /** Calls that reached this point since it was last set to an empty list. */
  seen: string[];
  close: () => Promise<void>;
};

function passOn(api: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const outgoing = request(
    `${api}${incoming.url}`,
    { method: incoming.method ?? 'GET', headers: incoming.headers },
    (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    },
  );
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

function misbehave(fault: Fault, answer: ServerResponse): void {
  if (fault === 'down') answer.destroy();
  else if (fault === 'slow') setTimeout(() => answer.destroy(), slowness).unref();
  else if (fault === 'unavailable')
    answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"code":503,"msg":"busy"}');
  else answer.writeHead(200, { 'Content-Type': 'application/json' }).end(garbage[fault]);
}

/** Stands between a shell and the real api, and misbehaves on command (faults.md F8–F11). */
export async function startFaultApi(api: string): Promise<FaultApi> {
  const state: FaultApi = { origin: '', fault: 'none', seen: [], close: async () => undefined };
  const server = createServer((incoming, answer) => {
    state.seen.push(`${incoming.method} ${incoming.url}`);
    if (state.fault === 'none') passOn(api, incoming, answer);
    else misbehave(state.fault, answer);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
  return state;
}
