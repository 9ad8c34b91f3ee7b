import { type AddressInfo, connect } from 'node:net';
import { testSite } from '@site/shared/testing/test-site';
import { readConfig } from '../../shell/src/config/config';
import { readsForms } from '../../shell/src/server/forms/lead-post';
import { createHardenedServer } from '../../shell/src/server/hardening/hardened-server';
import { fuzz } from './fuzz';
import { notedLog } from './noted-log';

let app: ReturnType<typeof createHardenedServer>;
let port: number;
const { log, errors } = notedLog();
const good = 'GET /help HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** The shell's server with all that hardens it, one page and one form. */
beforeAll(async () => {
  app = createHardenedServer({ ...readConfig(), site: testSite, allowedHosts: ['localhost'] }, log);
  await app.register(async (scope) => {
    readsForms(scope);
    scope.post('/-/lead/:form', () => 'sent');
  });
  app.get('/*', () => 'a page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(() => app.close());

/** Sends these bytes, says that no more come, and gives all that is answered until the other side has closed. */
function speak(bytes: Buffer): Promise<string> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => done(Buffer.concat(chunks).toString('latin1')));
  });
}

fuzz('bytes that are sent to the shell are answered or cut, and never with an error of ours', {
  name: 'request-heads',
  words: [
    ...[
      '\r\n',
      '\n',
      '\r\n\r\n',
      ' HTTP/1.1',
      ' HTTP/1.0',
      ' HTTP/9.9',
      'HEAD ',
      'CONNECT ',
      'OPTIONS * ',
      'PRI * HTTP/2.0\r\n\r\nSM',
    ],
    ...[
      'Host: localhost\r\n',
      'Host: elsewhere.example\r\n',
      'Content-Length: 5\r\n',
      'Content-Length: 99999999999999999999\r\n',
    ],
    ...[
      'Transfer-Encoding: chunked\r\n',
      'Transfer-Encoding: xchunked, gzip\r\n',
      '5\r\nname=\r\n0\r\n\r\n',
      'Expect: 100-continue\r\n',
    ],
    ...[
      'Upgrade: websocket\r\nConnection: Upgrade\r\n',
      'Connection: keep-alive\r\n',
      'Cookie: ',
      ';'.repeat(17_000),
      '%',
      '%00',
      '%C0%AF',
    ],
    ...[
      'X-Forwarded-For: ,,,::ffff:1%lo\r\n',
      'Accept-Encoding: br;q=9,\r\n',
      'If-None-Match: "',
      '\0',
      '//',
      '/..;/',
      'http://u:p@[::1',
    ],
    ...[
      'Content-Type: application/json\r\n',
      'Content-Type: multipart/form-data\r\n',
      'Origin: null\r\n',
      'Sec-Fetch-Site: cross-site\r\n',
    ],
  ],
  judge: async (input) => {
    const answer = await speak(input);
    for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) expect(Number(status)).toBeLessThan(500);
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 [1-4]\d\d /);
    expect(await speak(Buffer.from(good))).toMatch(/^HTTP\/1\.1 200 /);
    expect(errors).toEqual([]);
  },
});
