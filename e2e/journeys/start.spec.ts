import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { outputFolder } from '@site/shared/repository/workspaces';
import { freePort } from '@site/shared/process/free-port';
import { EmptyMachine } from '../harness/empty-machine';
import { waitFor } from '../harness/wait';

let machine: EmptyMachine;

test.beforeEach(() => {
  machine = new EmptyMachine();
});

test.afterEach(() => machine.leave());

function answers(port: number, address = '/-/alive'): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}${address}`).then(
    (answer) => answer.ok,
    () => false,
  );
}

async function metrics(opsPort: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${opsPort}/-/metrics`)).text();
}

test('one command builds, publishes, imports and serves on an empty data folder and without keys, says each step, and stops cleanly', async () => {
  // As on a machine where nothing was built yet.
  for (const name of ['api', 'mf-college']) rmSync(outputFolder(name), { recursive: true, force: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const [opsPort, apiOpsPort] = [await freePort(), await freePort()];
  const ports = { PORT: port, API_PORT: apiPort, OPS_PORT: opsPort, API_OPS_PORT: apiOpsPort };
  const run = machine.npmStart(
    Object.fromEntries(Object.entries(ports).map(([name, number]) => [name, String(number)])),
  );
  await waitFor('the address is printed', () => run.output().includes(`http://127.0.0.1:${port}`));
  for (const step of [
    'Building what changed',
    'Publishing to the local store',
    `made development keys in ${path.dirname(machine.trustedKeys)}`,
    'Starting the api',
    'Starting the shell',
  ]) {
    expect(run.output()).toContain(step);
  }
  for (const address of ['/', '/help/helpDocument/10001', '/info/20001'])
    expect(await answers(port, address)).toBe(true);
  for (const address of ['/-/health', '/-/ready', '/-/metrics']) {
    expect(await answers(opsPort, address)).toBe(true);
    expect(await answers(port, address)).toBe(false);
  }
  expect(await answers(port)).toBe(true);
  // Nobody has opened one of its pages: they are rendered for the site maps, ahead of the first question.
  await waitFor('pages of the college are rendered', async () =>
    (await metrics(opsPort)).includes('call_seconds_count{remote="mf-college"'),
  );
  run.child.kill('SIGTERM');
  expect(await run.exit).toBe(0);
  expect(await answers(port)).toBe(false);
  expect(await answers(apiPort, '/-/live')).toBe(false);
});
