/** @jest-environment node */
import type { DevelopmentRelease } from '../bundle/development-release';
import { freePort } from '@site/shared/process/free-port';
import { request } from 'node:http';
import { HotServer } from './hot-server';

const files = new Map([
  ['client/remoteEntry.js', Buffer.from('var mf_help;')],
  ['server/routes.cjs', Buffer.from('secret')],
]);
const release = {
  manifest: { name: 'mf-help', version: '1.0.0-dev.a.1', routes: [], pages: {} },
  hashes: { 'remoteEntry.js': 'sha384-x' },
  files,
} as unknown as DevelopmentRelease;

let server: HotServer;
let port: number;

beforeEach(async () => {
  port = await freePort();
  server = new HotServer(port);
  await server.listen();
  server.offer(release);
});
afterEach(() => server.close());

type Answer = { status: number | undefined; origin: string | undefined; text: string };

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ port, path, headers, host: '127.0.0.1' }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () =>
        done({ status: answer.statusCode, origin: answer.headers['access-control-allow-origin'], text }),
      );
    });
    asked.on('error', fail).end();
  });
}

/** The first event that a new listener is told, and after it what `then` brings about. */
async function events(count: number, then: () => void = () => undefined): Promise<unknown[]> {
  const received: unknown[] = [];
  const stop = new AbortController();
  const answer = await fetch(`${server.address}/events`, { signal: stop.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (received.length < count) {
    const { value = '' } = (await reader?.read()) ?? {};
    for (const [, event] of value.matchAll(/^data: (.*)$/gm)) received.push(JSON.parse(event ?? ''));
    if (received.length === 1) then();
  }
  stop.abort();
  return received;
}

test('R11.7 the newest browser files have addresses that stay, and are described', async () => {
  const { sections } = JSON.parse((await ask('/')).text) as { sections: Record<string, { entry: string }> };
  expect(sections['mf-help']).toMatchObject({ container: 'mf_help', version: '1.0.0-dev.a.1', integrity: 'sha384-x' });
  expect((await ask(new URL(sections['mf-help']?.entry ?? '').pathname)).text).toBe('var mf_help;');
});

test.each([
  '/mf-help/server/routes.cjs',
  '/mf-help/client/../server/routes.cjs',
  '/mf-help/client/x.js',
  '/mf-info/client/remoteEntry.js',
])('nothing but browser files is served: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('R11.7 pages of this machine may read, others may not', async () => {
  for (const origin of ['http://127.0.0.1:8080', 'http://localhost:3000', 'http://[::1]:8080'])
    expect((await ask('/', { origin })).origin).toBe(origin);
  for (const origin of ['https://www.example.com', 'http://127.0.0.1.example.com', 'null'])
    expect((await ask('/', { origin })).origin).toBeUndefined();
});

test('R11.7 attack: another name that leads to this machine is answered with nothing', async () => {
  const { status, text } = await ask('/', { host: 'attacker.example.com' });
  expect(status).toBe(421);
  expect(text).not.toContain('mf-help');
});

test('R11.4 a new listener is told what is live and what is wrong, then what comes; a build ends what the one before did wrong', async () => {
  server.send({ kind: 'live', section: 'mf-help', version: '1' });
  const fault = { section: 'mf-help', about: 'build', text: 'x.tsx:1' } as const;
  server.send({ kind: 'fault', ...fault });
  const types = { section: 'mf-help', about: 'types', text: 'y.tsx:2' } as const;
  server.send({ kind: 'fault', ...types });
  const later = { kind: 'built', section: 'mf-help', version: '2', before: '1', build: 'b', hashes: {} } as const;
  expect(await events(2, () => server.send(later))).toEqual([
    { kind: 'present', versions: { 'mf-help': '1' }, faults: [fault, types] },
    later,
  ]);
  expect(await events(2)).toEqual([{ kind: 'present', versions: { 'mf-help': '1' }, faults: [types] }, later]);
});

test('R11.47 a page that comes while a build is on its way to the site is told of it, and not once it is live', async () => {
  const built = { kind: 'built', section: 'mf-help', version: '2', before: '1', build: 'b', hashes: {} } as const;
  server.send({ kind: 'live', section: 'mf-help', version: '1' });
  server.send(built);
  expect(await events(2)).toEqual([{ kind: 'present', versions: { 'mf-help': '1' }, faults: [] }, built]);
  server.send({ kind: 'live', section: 'mf-help', version: '2' });
  const next = { kind: 'restarted' } as const;
  expect(await events(2, () => server.send(next))).toEqual([
    { kind: 'present', versions: { 'mf-help': '2' }, faults: [] },
    next,
  ]);
});

test('R11.4 an error of a page of this machine is heard, of other pages and of no page it is not', async () => {
  const heard: unknown[] = [];
  server.onThrown((error) => heard.push(error));
  const thrown = { message: 'Error: x', stack: 'at y', address: '/help' };
  const tell = (origin: string | undefined, body: unknown) =>
    fetch(`${server.address}/thrown`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(origin && { headers: { origin } }),
    }).then(({ status }) => status);
  expect(await tell('http://127.0.0.1:8080', thrown)).toBe(204);
  expect(await tell('https://www.example.com', thrown)).toBe(403);
  expect(await tell(undefined, thrown)).toBe(403);
  expect(await tell('http://127.0.0.1:8080', { message: 1 })).toBe(400);
  expect(heard).toEqual([thrown]);
});
