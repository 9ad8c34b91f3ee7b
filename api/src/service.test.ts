import { request } from 'node:http';
import { chmodSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from './config';
import { connectCommands } from './control/control-client';
import { postLead, storedPhones, visitor } from './testing/lead-clients';
import { sampleContent, writeContent } from './testing/sample-content';
import {
  type Place,
  type ServiceProcess,
  newPlace,
  serviceContent,
  spawnService,
  startService,
  stopService,
  untilReady,
} from './testing/service-process';

let place: Place;
let service: ServiceProcess;

beforeAll(async () => {
  place = await newPlace();
  service = await startService(place);
});

afterAll(async () => {
  await stopService(service);
  await place.leave();
});

async function endOf(
  where: Place,
  env: Record<string, string> = {},
): Promise<{ code: number | string; output: string }> {
  const other = await spawnService(where, env);
  return { code: await other.exited, output: other.output() };
}

test('F43: a second process on the same data folder exits with a one-line message, and the first keeps running', async () => {
  const { code, output } = await endOf(place);

  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `The data folder ${join(place.dataDir, 'api')} is in use by process ${service.child.pid}; stop it, or set another DATA_DIR.`,
  );
  expect((await fetch(`${service.operations}/-/ready`)).status).toBe(200);
});

test('a port in use and an invalid setting exit with a one-line message', async () => {
  const other = await newPlace();
  const port = new URL(service.origin).port;

  expect(await endOf(other, { API_PORT: port })).toEqual({
    code: 1,
    output: `Port ${port} is taken by another program; set API_PORT to a free one.\n`,
  });
  expect(await endOf(other, { API_OPS_PORT: port })).toEqual({
    code: 1,
    output: expect.stringContaining(`Port ${port} is taken by another program; set API_OPS_PORT to a free one.\n`),
  });
  expect(await endOf(other, { SITE_ENV: 'prod' })).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The api does not start with SITE_ENV=prod as it is configured\.\n- SITE_ORIGIN is not set: .*\n$/,
    ),
  });
  expect((await endOf(other, { LEAD_PHONE_PER_DAY: 'many' })).output).toMatch(/^LEAD_PHONE_PER_DAY is “many”; .*\n$/);
  await other.leave();
});

test('invalid content keeps a new service from starting, and a running one on its previous content', async () => {
  const other = await newPlace();
  const broken = writeContent({ ...sampleContent(), 'help/10001.md': 'kaputt' });
  const first = await endOf(other, { CONTENT_DIR: broken });

  expect(first.code).toBe(1);
  expect(first.output).toContain('help/10001.md:1 文件要以一行“---”开头');
  await stopService(await startService(other));
  const again = await startService(other, { CONTENT_DIR: broken });
  expect((await fetch(`${again.origin}/open/v1/job/list`)).status).toBe(200);
  await stopService(again);
  expect(again.output()).toContain('content has a validation error; the previous content stays');
  await other.leave();
});

test('F18: on SIGTERM requests in flight are answered, and the process exits with 0 in time', async () => {
  const other = await newPlace();
  const stopping = await startService(other);
  const body = JSON.stringify({ name: '王女士', phone: '13800138000' });
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const answered = new Promise<{ status: number | undefined; connection: string | undefined; text: string }>(
    (resolve) => {
      const call = request(`${stopping.origin}/ajax/QuickRequirement`, { method: 'POST', headers }, (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, connection: response.headers.connection, text }),
        );
      });
      call.write(body.slice(0, 10));
      call.once('socket', (socket) =>
        socket.once('connect', () => {
          stopping.child.kill('SIGTERM');
          stopping.child.stdout?.once('data', () => call.end(body.slice(10)));
        }),
      );
    },
  );

  expect(await answered).toMatchObject({
    status: 200,
    connection: 'close',
    text: expect.stringContaining('"isok":true'),
  });
  expect(await stopping.exited).toBe(0);
  await other.leave();
});

test('operators list, export, delete and import on a running service', async () => {
  const send = (phone: string) =>
    fetch(`${service.origin}/ajax/QuickRequirement`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '王女士', phone }),
    });
  await send('13800138001');
  await send('13800138002');
  const config = readConfig({ DATA_DIR: place.dataDir, ...place.env, CONTENT_DIR: serviceContent });
  const { commands, close } = await connectCommands(config);

  expect(await commands.eraseLeads('13800138001')).toBe(1);
  expect((await commands.listLeads('2000-01-01', 10)).map(({ phone }) => phone)).toEqual(['13800138002']);
  expect(await commands.retryDeliveries()).toBe(0);
  expect((await commands.importContent(config.contentDir)).changed).toEqual([]);
  await close();
});

test('commands work on a stopped service too', async () => {
  const other = await newPlace();
  const first = await startService(other);
  for (const number of [3, 4]) await postLead(first.origin, visitor(number));
  await stopService(first);
  const { commands, close } = await connectCommands(readConfig({ DATA_DIR: other.dataDir, ...other.env }));

  expect(await commands.eraseLeads(visitor(3).phone)).toBe(1);
  expect((await commands.listLeads('2000-01-01', 10)).map(({ phone }) => phone)).toEqual([visitor(4).phone]);
  await close();
  const journal = join(other.dataDir, 'api/leads');
  for (const name of readdirSync(journal))
    expect(readFileSync(join(journal, name), 'utf8')).not.toContain(visitor(3).phone);
  await other.leave();
});

test('a lead that arrives before the first migration waits for it', async () => {
  const other = await newPlace();
  rmSync(join(other.dataDir, 'pglite'), { recursive: true, force: true });
  const starting = await spawnService(other);
  const lead = visitor(1);
  while (!(await postLead(starting.origin, lead))) expect(starting.child.exitCode).toBeNull();
  expect((await fetch(`${starting.operations}/-/ready`)).status).toBe(503);
  await untilReady(starting);

  expect(await storedPhones(other)).toEqual([lead.phone]);
  await stopService(starting);
  await other.leave();
});

test('R11.18 F18: a service that stops says so before it refuses anybody, and each answer ends its connection', async () => {
  const other = await newPlace();
  const stopping = await startService(other, { DRAIN_WAIT_MS: '60000' });
  const ready = () => fetch(`${stopping.operations}/-/ready`);
  expect((await ready()).status).toBe(200);
  stopping.child.kill('SIGTERM');
  while ((await ready()).ok) expect(stopping.child.exitCode).toBeNull();

  expect(await (await ready()).json()).toEqual({ status: 'stopping' });
  for (const address of [`${stopping.operations}/-/live`, `${stopping.origin}/open/v1/job/list`]) {
    const { status, headers } = await fetch(address);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  }
  stopping.child.kill('SIGKILL');
  await stopping.exited;
  await other.leave();
});

test('R11.11 where a start imports nothing, it waits for content that a command brings', async () => {
  const other = await newPlace();
  const waiting = await spawnService(other, { CONTENT_IMPORT: 'never' });
  const listening = () => fetch(`${waiting.operations}/-/ready`).catch(() => undefined);
  while ((await listening())?.status !== 503) expect(waiting.child.exitCode).toBeNull();
  const config = readConfig({ DATA_DIR: other.dataDir, CONTENT_DIR: serviceContent, ...other.env });
  const { commands, close } = await connectCommands(config);
  await commands.importContent(config.contentDir);
  await close();
  await untilReady(waiting);

  expect((await fetch(`${waiting.origin}/open/v1/job/list`)).status).toBe(200);
  await stopService(waiting);
  await other.leave();
});

test('a stale lock is taken over', async () => {
  const other = await newPlace();
  const first = await startService(other);
  first.child.kill('SIGKILL');
  await first.exited;
  const second = await startService(other);

  expect(await stopService(second)).toBe(0);
  writeFileSync(join(other.dataDir, 'api/process.lock'), '1 1 another-boot', { mode: 0o600 });
  expect(await stopService(await startService(other))).toBe(0);
  await other.leave();
});

test('F52: whatever a service writes is closed to other users, and one that finds a file open does not start', async () => {
  const other = await newPlace();
  const first = await startService(other);
  await postLead(first.origin, visitor(2));
  await stopService(first);
  const names = readdirSync(other.dataDir, { recursive: true, encoding: 'utf8' });
  const open = names.filter((name) => statSync(join(other.dataDir, name)).mode & 0o077);
  const journal = join(other.dataDir, 'api/leads/leads-00000001.log');
  chmodSync(journal, 0o644);

  expect(open).toEqual([]);
  expect(await endOf(other)).toEqual({
    code: 1,
    output: `${journal} has the mode 0644, so that other users of this machine may open it; run: chmod -R go-rwx ${other.dataDir}\n`,
  });
  await other.leave();
});
