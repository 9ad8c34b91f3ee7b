import { everyCase } from '../harness/every-case';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '@site/shared/process/free-port';
import { expect, test } from '../harness/browser-test';
import { startNginx } from '../harness/nginx';
import { askRaw, type RawAnswer } from '../harness/raw-request';
import { waitFor } from '../harness/wait';

/** What deploy/nginx lets one address ask at the same time. */
const ofAddress = 256;

test(
  'F41: an address that asks for more at once than a crowd behind it may is told so, and the rest of it is answered',
  everyCase,
  async () => {
    const waiting: ServerResponse[] = [];
    const shell = createServer((request, answer) => {
      if (request.url === '/-/generation') answer.end();
      else waiting.push(answer);
    });
    await new Promise<void>((done) => shell.listen(0, '127.0.0.1', done));
    const front = await startNginx(await freePort(), [`http://127.0.0.1:${(shell.address() as AddressInfo).port}`]);
    const refused: RawAnswer[] = [];
    const asked = Array.from({ length: ofAddress + 20 }, async (_, turn) => {
      const answer = await askRaw(front.origin, `/page/${turn}`);
      if (answer.status === 429) refused.push(answer);
      return answer.status;
    });

    await waitFor('what is too much is refused', () => refused.length === 20 && waiting.length === ofAddress);
    expect(refused[0]?.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(Buffer.from(refused[0]?.body ?? '', 'latin1').toString()).toContain('<h1>请求过多</h1>');
    for (const answer of waiting) answer.end('page');
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(ofAddress);
    await front.stop();
    shell.close().closeAllConnections();
  },
);
