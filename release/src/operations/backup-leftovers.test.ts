import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

async function publishedSite() {
  const site = freshSite();
  await site.publishBuild({ version: '1.0.0' });
  await site.run('promote', 'mf-help@1.0.0');
  const { dataDir, keys } = site.config;
  mkdirSync(join(dataDir, 'api/leads'), { recursive: true });
  mkdirSync(join(dataDir, 'backups'));
  return { ...site, dataDir, keys };
}

/** What a backup of that folder made and did not remove. */
function leftIn(dataDir: string): string[] {
  const work = readdirSync(dataDir).filter((name) => name.startsWith('backup-'));
  return [...work, ...readdirSync(join(dataDir, 'backups'))];
}

/** Backs up a site whose service takes the call and never answers, and ends the command then. */
async function interrupt({ dataDir, keys }: Awaited<ReturnType<typeof publishedSite>>, signal: NodeJS.Signals) {
  const sockets: Socket[] = [];
  const service = createServer((socket) => {
    sockets.push(socket);
    socket.once('data', () => service.emit('asked'));
  });
  service.listen(join(dataDir, 'api/control.sock'));
  const asked = once(service, 'asked');
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, TRUSTED_KEYS: keys.trusted };
  const command = spawn(process.execPath, ['--import', 'tsx', 'release/src/cli.ts', 'backup'], {
    cwd: repositoryRoot,
    env,
    stdio: 'ignore',
  });
  const exited = once(command, 'exit');
  await asked;
  const during = leftIn(dataDir);
  command.kill(signal);
  const [, by] = (await exited) as [number | null, string | null];
  for (const socket of sockets) socket.destroy();
  await new Promise((done) => service.close(done));
  return { during, by };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'R13.57 a backup that is ended by %s leaves nothing of the data',
  async (signal) => {
    const site = await publishedSite();
    const { during, by } = await interrupt(site, signal);

    expect(during).toEqual([expect.stringMatching(/^backup-/), expect.stringMatching(/^site-\w+\.tar\./)]);
    expect(by).toBe(signal);
    expect(leftIn(site.dataDir)).toEqual([]);
  },
);

test('R13.59 what a killed backup left is named by the doctor, and removed by the next one', async () => {
  const site = await publishedSite();
  const { during } = await interrupt(site, 'SIGKILL');
  expect(leftIn(site.dataDir)).toEqual(during);
  const [work = '', draft = ''] = during;

  expect((await site.run('doctor')).out).toContain(
    `look   An interrupted backup left ${join(site.dataDir, work)}, ${join(site.dataDir, 'backups', draft)}, with leads in it; the next one removes it. → npm run release -- backup\n`,
  );
  expect((await site.run('backup', '--to', join(site.root, 'site.tar'))).exitCode).toBe(0);
  expect(leftIn(site.dataDir)).toEqual([]);
});

test('what another machine is writing is left alone for a day, and what is no leftover for ever', async () => {
  const site = await publishedSite();
  const id = '00000000-1-01234567-0123-0123-0123-0123456789ab';
  const names = [`backup-${id}`, 'backup-of-mine', `backups/site.tar.${id}`, 'backups/site.tar'];
  for (const name of names) writeFileSync(join(site.dataDir, name), '');
  const backUp = async (name: string) => {
    await site.run('backup', '--to', join(site.root, name));
    return leftIn(site.dataDir);
  };

  expect(await backUp('one.tar')).toHaveLength(4);
  const old = new Date(Date.now() - 90_000_000);
  for (const name of names) utimesSync(join(site.dataDir, name), old, old);
  expect(await backUp('two.tar')).toEqual(['backup-of-mine', 'site.tar']);
});

test('R13.58 a restore says of what an interrupted one left what it is', async () => {
  const site = await publishedSite();
  const file = join(site.root, 'site.tar');
  await site.run('backup', '--to', file);
  const place = join(site.root, 'elsewhere');
  mkdirSync(join(place, '.restoring-abc123'), { recursive: true });

  expect((await site.run('restore', file, '--data-dir', place)).err).toBe(
    `The folder ${place} is not empty: .restoring-abc123 is what an interrupted restore left, and may be removed when none runs; a backup is restored to an empty or new one.\n`,
  );
  rmSync(join(place, '.restoring-abc123'), { recursive: true });
  expect((await site.run('restore', file, '--data-dir', place)).exitCode).toBe(0);
});
