import { createServer, type Server } from 'node:net';
import { freePort } from '@site/shared/process/free-port';
import { expect, test } from '../harness/browser-test';
import { EmptyMachine } from '../harness/empty-machine';
import { unlessKept } from '../harness/every-case';

let machine: EmptyMachine;

test.beforeEach(() => {
  machine = new EmptyMachine();
});

test.afterEach(() => machine.leave());

const names = ['PORT', 'API_PORT', 'OPS_PORT', 'API_OPS_PORT'];

for (const name of names) {
  test(`a taken ${name} is one plain sentence and a failing exit`, unlessKept(name === 'OPS_PORT'), async () => {
    const blocker: Server = createServer();
    const taken = await freePort();
    await new Promise<void>((done) => blocker.listen(taken, '127.0.0.1', () => done()));
    const ports: Record<string, string> = {};
    for (const port of names) ports[port] = String(port === name ? taken : await freePort());
    const run = machine.npmStart(ports);
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain(`Port ${taken} is taken by another program. Set ${name} to a free one.`);
    blocker.close();
  });
}

test('a shell of production that was told nothing ends at once and names all that is missing', async () => {
  const env = { PATH: process.env.PATH, SITE_ENV: 'prod', DATA_DIR: machine.dataDir };
  const run = machine.run('shell/dist/server/main.cjs', env);
  expect(await run.exit).toBe(1);
  const names = [...run.output().matchAll(/^- (\w+) is not set: .*\.$/gm)].map(([, name]) => name);
  expect(names).toEqual(['SITE_ORIGIN', 'TRUSTED_HOPS', 'TRUSTED_KEYS']);
});

test('a port that is no number is named with its value', async () => {
  const run = machine.npmStart({ PORT: 'eighty' });
  expect(await run.exit).toBe(1);
  expect(run.output()).toContain('PORT is “eighty”; it must be a port from 1 to 65535.');
});
