import { type AddressInfo, createServer, type Server } from 'node:net';
import { answerCheck } from '../../shell/src/server/calls/answer-check';
import { createUpstream, type Upstream } from '../../shell/src/server/calls/upstream';
import { editedJson } from './tree-edits';
import { fuzz } from './fuzz';

let server: Server;
let upstream: Upstream;
let answer: Buffer = Buffer.of();

/** A host that answers every request with these bytes and closes. */
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  upstream = createUpstream({ cms: host, live: host, news: host } as never);
});

afterAll(() => new Promise((done) => server.close(done)));

const list = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] } };
const checks = [
  { type: 'object', properties: { list, total: { type: 'integer', minimum: 0 } }, required: ['list', 'total'] },
  { anyOf: [{ type: 'null' }, { type: 'string', pattern: '^[0-9]+$' }] },
  {},
].map(answerCheck);

const headEnd = '\r\n\r\n';
const jsonHead = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close${headEnd}`;

fuzz('whatever a host answers is an answer or a refusal with its reason', {
  name: 'host-answers',
  words: [
    ...['HTTP/1.1 ', '200', '999', '100 Continue\r\n\r\n', headEnd, '\r\n', '\n', 'Transfer-Encoding: chunked\r\n'],
    ...[
      'Content-Length: 5\r\n',
      'Content-Length: -1\r\n',
      'Content-Encoding: gzip\r\n',
      'Location: //x\r\n',
      '0\r\n\r\n',
    ],
    ...['{"__proto__":{"code":0}}', '[[[['.repeat(900), 'null', '1e999', '\uFEFF', '"\\uD800"', '"code":0,"data":'],
  ],
  structured: (kept) => {
    const text = kept.toString();
    const body = text.slice(text.indexOf(headEnd) + headEnd.length);
    return editedJson(Buffer.from(body))?.map((json) => Buffer.concat([Buffer.from(jsonHead), json]));
  },
  judge: async (input) => {
    answer = input;
    const got = await upstream({ method: 'get', url: 'host:cms/v1/x', timeout: 30_000 });
    if (!got.ok)
      return expect([got.code, got.message]).toEqual([expect.stringMatching(/^ERR_/), expect.stringMatching(/./)]);
    expect(got.status >= 200 && got.status <= 999 && Number.isInteger(got.status)).toBe(true);
    expect(typeof got.body === 'object' && got.body !== null).toBe(true);
    for (const check of checks) expect(typeof check(got.body)).toBe('boolean');
  },
});
