import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type FakeWeChat = {
  address: string;
  /** Method, path and body of every request, in order. */
  asked: string[];
  /** What is answered by path from now on, instead of what the documentation says. */
  answers: Record<string, object>;
  close: () => Promise<void>;
};

const documented: Record<string, object> = {
  '/cgi-bin/stable_token': { access_token: 'token/1', expires_in: 7200 },
  '/cgi-bin/ticket/getticket': { errcode: 0, errmsg: 'ok', ticket: 'ticket-1', expires_in: 7200 },
};

/** A server that answers as WeChat's documentation has it. */
export async function startFakeWeChat(): Promise<FakeWeChat> {
  const asked: string[] = [];
  const answers: Record<string, object> = {};
  const server = createServer(async (request, response) => {
    asked.push([request.method, request.url, await text(request)].join(' ').trim());
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[path] ?? documented[path]));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
