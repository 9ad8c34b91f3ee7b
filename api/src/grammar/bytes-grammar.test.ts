import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Problem } from '@site/shared/contract/common';
import Ajv from 'ajv';
import fc from 'fast-check';
import { grammarRun, grammarTimeout } from '../testing/config';
import { brokenEncodings, hostileValue } from '../testing/grammar';
import { type TestService, startTestService } from '../testing/test-service';

const isProblem = new Ajv({ strict: false }).compile(Problem);
const han = /\p{Script=Han}/u;

let service: TestService;
let port: number;

beforeAll(async () => {
  service = await startTestService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  port = (service.app.server.address() as AddressInfo).port;
});

afterAll(() => service.close());

jest.setTimeout(grammarTimeout);

/** Sends these bytes and gives status and body of the answer. */
function speak(bytes: Buffer): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => {
      const [head = '', text = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
      resolve({ status: Number(head.split(' ')[1]), text });
    });
    socket.on('error', reject);
  });
}

function get(target: Buffer | string): Buffer {
  const tail = ' HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n';
  return Buffer.concat([Buffer.from('GET '), Buffer.from(target), Buffer.from(tail)]);
}

function expectRefusal(status: number, text: string): void {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  const body: unknown = JSON.parse(text);
  expect(isProblem(body)).toBe(true);
  expect(body).toMatchObject({ code: status, msg: expect.stringMatching(han) });
}

const search = '/open/v1/search?q=';
const rawBytes: [string, Buffer][] = [
  ['text in UTF-8', Buffer.from(`${search}直播`)],
  ['half of a surrogate pair', Buffer.concat([Buffer.from(search), Buffer.from('eda080', 'hex')])],
  ['bytes of GBK', Buffer.concat([Buffer.from(search), Buffer.from('d6b1b2a5', 'hex')])],
  ['a byte of no encoding', Buffer.concat([Buffer.from(search), Buffer.from('ff', 'hex')])],
  ['quotes and brackets', Buffer.from(`${search}"<>{}|\\^\``)],
  ['a fragment', Buffer.from(`${search}a#b`)],
  ['another host', Buffer.from(`http://elsewhere.example${search}a`)],
  ['two question marks', Buffer.from(`${search}a?q=b`)],
];

test.each(rawBytes)('an address with %s is answered', async (_what, target) => {
  const { status, text } = await speak(get(target));
  if (status !== 200) expectRefusal(status, text);

  expect(service.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

const notHttp: [string, string | Buffer, number][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a method of their own', 'FETCH / HTTP/1.1\r\nHost: site\r\n\r\n', 400],
  ['a zero byte in the address', get(`${search}\0`), 400],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost site\r\n\r\n', 400],
  ['an address of 20 KB', get(`${search}${'a'.repeat(20_000)}`), 431],
];

test.each(notHttp)('%s is refused in the words of every other error', async (_what, bytes, status) => {
  const answer = await speak(Buffer.from(bytes));

  expect(answer.status).toBe(status);
  expectRefusal(answer.status, answer.text);
});

test.each(brokenEncodings)('the path /open/v1/%s is refused and not repeated', async (path) => {
  const response = await service.app.inject(`/open/v1/x9z7${path}`);

  expectRefusal(response.statusCode, response.body);
  expect(response.body).not.toContain('x9z7');
});

test('no path of an adversary’s grammar is a call, a failure or an echo', async () => {
  const property = fc.asyncProperty(hostileValue, async (path) => {
    const response = await service.app.inject(`/open/v1/x9z7/${path}`);
    expectRefusal(response.statusCode, response.body);
    expect(response.body).not.toContain('x9z7');
  });

  await fc.assert(property, { ...grammarRun, numRuns: grammarRun.numRuns * 5 });
});
