import { existsSync, renameSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileStore } from '../store/file-store';
import { copyAnswer } from '../testing/sample-copy';
import { followingShell, freshSite } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { removeFreshFolders } from '../testing/fresh-stores';

let servers: Server[] = [];

afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});
afterAll(removeFreshFolders);

/** What a shell lets operators read and order, of its copy. */
async function serveCopy(folder: string): Promise<string> {
  const copy = new FileStore(folder);
  const server = createServer((request, response) => {
    void copyAnswer(copy, request, null).then((found) => {
      const { code, body } = found ?? { code: 404, body: {} };
      response.writeHead(code).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Two versions were live and the folder of the store is moved away; what the shell has lies where it was moved. */
async function siteWithoutStore() {
  const gone = (root: string) => `${root}-gone`;
  const site = freshSite((_, root) => followingShell(gone(root)));
  for (const version of ['1.0.0', '1.1.0']) {
    await site.publishBuild({ version });
    await site.run('promote', `mf-help@${version}`, '--no-wait');
  }
  await beatOnce(site.config.openStore(), site.config.keys);
  const { storeRoot } = site.config;
  renameSync(storeRoot, gone(storeRoot));
  site.config.shellUrls = [await serveCopy(gone(storeRoot))];
  return { ...site, storeRoot };
}

test('R13.105 F72: of a folder that is gone status shows what shells have, and how to roll back', async () => {
  const { run } = await siteWithoutStore();
  const { exitCode, out } = await run('status');
  expect(exitCode).toBe(1);
  expect(out).toMatch(
    /^The store .* has no revision, and http:\S+ serves revision 2: its disk is away, or DATA_DIR or/,
  );
  expect(out).toContain('npm run release -- rollback <section> --without-store');
  expect(out).toMatch(/^mf-help +1\.1\.0 .* 1\.0\.0 /m);
  expect(out).toMatch(/^Nobody knows whether a guard lives while the store is away/m);
});

test('R13.105 F72: doctor tells a folder that is gone from an empty one, and blames neither shells nor guard', async () => {
  const { run } = await siteWithoutStore();
  const { exitCode, out } = await run('doctor');
  expect(exitCode).toBe(1);
  expect(out).toMatch(
    /^wrong {2}The store .* its disk is away.* → npm run release -- rollback <section> --without-store$/m,
  );
  expect(out).not.toContain('another store?');
  expect(out).not.toContain('has not beaten');
});

test.each([['rollback', 'mf-help'], ['deliver']])(
  'R13.105 %s without its folder changes nothing, and says what works',
  async (...words) => {
    const { run, storeRoot } = await siteWithoutStore();
    const { exitCode, err } = await run(...words);
    expect([exitCode, err]).toEqual([1, expect.stringContaining('its disk is away')]);
    expect(err).toContain('Shells take a rollback without it: npm run release -- rollback <section> --without-store');
    // Nothing was laid in its place.
    expect(existsSync(storeRoot)).toBe(false);
  },
);

test('R13.105 without a name rollback --without-store says what could go back', async () => {
  const { run } = await siteWithoutStore();
  const { exitCode, out } = await run('rollback', '--without-store');
  expect([exitCode, out]).toEqual([2, expect.stringMatching(/^1 +mf-help +1\.1\.0 .* 1\.0\.0$/m)]);
});

test('R13.105 a canary ends without the store, and nothing begins or grows', async () => {
  const { run } = await siteWithoutStore();
  expect(await run('canary', 'mf-help', '--raise', '25%', '--without-store')).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('--without-store is for --stop'),
  });
  const { exitCode, out } = await run('canary', 'mf-help', '--stop', '--without-store');
  expect([exitCode, out]).toEqual([0, expect.stringContaining('mf-help has no canary')]);
});
