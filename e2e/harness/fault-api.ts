import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Fault = 'none' | 'down' | 'slow' | 'late' | 'unavailable' | 'html' | 'truncated' | 'null' | 'array';

const slowness = 15_000;
/** Longer than a page that something can stand in for waits, shorter than the timeout of any call. */
const lateness = 4_000;
const garbage: Partial<Record<Fault, string>> = {
  html: '<html><body>Bad gateway</body></html>',
  truncated: '{"code":0,"data":{"list":[{"id":1,',
  null: 'null',
  array: JSON.stringify(Array.from({ length: 5000 }, () => 1)),
};

export type FaultApi = {
  origin: string;
  fault: Fault;
  /** Path → what becomes of the data of its answers. */
  changes: Record<string, (data: unknown) => unknown>;
  /** Path → the whole answer of a call that the api does not have. */
  answers: Record<string, unknown>;
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

/** Answers as the api does, but for the data. */
async function answerChanged(url: string, change: (data: unknown) => unknown, answer: ServerResponse): Promise<void> {
  const body = (await (await fetch(url)).json()) as { data: unknown };
  answer.writeHead(200, { 'Content-Type': 'application/json' });
  answer.end(JSON.stringify({ ...body, data: change(body.data) }));
}

function misbehave(fault: Fault, answer: ServerResponse): void {
  if (fault === 'down') answer.destroy();
  else if (fault === 'slow') setTimeout(() => answer.destroy(), slowness).unref();
  else if (fault === 'unavailable')
    answer.writeHead(503, { 'Content-Type': 'application/json' }).end('{"code":503,"msg":"busy"}');
  else answer.writeHead(200, { 'Content-Type': 'application/json' }).end(garbage[fault]);
}

/** Stands between a shell and the real api, and misbehaves on command (docs/faults.md F8–F11). */
export async function startFaultApi(api: string): Promise<FaultApi> {
  const state: FaultApi = {
    origin: '',
    fault: 'none',
    changes: {},
    answers: {},
    seen: [],
    close: async () => undefined,
  };
  const server = createServer((incoming, answer) => {
    state.seen.push(`${incoming.method} ${incoming.url}`);
    const path = (incoming.url ?? '').replace(/\?.*$/, '');
    const change = state.changes[path];
    if (path in state.answers)
      answer.setHeader('Content-Type', 'application/json').end(JSON.stringify(state.answers[path]));
    else if (change) void answerChanged(`${api}${incoming.url}`, change, answer);
    else if (state.fault === 'none') passOn(api, incoming, answer);
    else if (state.fault === 'late') setTimeout(passOn, lateness, api, incoming, answer).unref();
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
