import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FileStore } from '../store/file-store';
import { copyAnswer } from '../testing/sample-copy';
import { followingShell, freshSite } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { openStoreAccess } from '../operations/store-access';
import { releaseTools } from './mcp-tools';
import { liveWatch } from '../shells/shell-health';
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
  const site = freshSite((_, root) => followingShell(existsSync(gone(root)) ? gone(root) : root));
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

const again = 'Shells take it without the store: npm run release --';
test.each([
  [['rollback', 'mf-help', '--reason', '打不开'], `${again} rollback mf-help --reason '打不开' --without-store`],
  [['rollback'], `${again} rollback --without-store`],
  [['canary', 'mf-help', '--stop'], `${again} canary mf-help --stop --without-store`],
  [['deliver'], 'What shells took stays live meanwhile: run deliver again once the store is back.'],
  [
    ['canary', 'mf-help', '--raise', '50%'],
    'Shells take a rollback without it: npm run release -- rollback <section> --without-store',
  ],
])('R13.105 %j without its folder changes nothing, and says what works', async (words, way) => {
  const { run, storeRoot } = await siteWithoutStore();
  const { exitCode, err } = await run(...words);
  expect([exitCode, err]).toEqual([1, expect.stringContaining('its disk is away')]);
  expect(err.trimEnd().split('\n').slice(1)).toEqual([way]);
  // Nothing was laid in its place.
  expect(existsSync(storeRoot)).toBe(false);
});

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

/** What reads or writes, and by its own word would tell that nothing is there. */
const commands = [
  'lines',
  'freeze',
  'freeze --until 2100-01-01T00:00 --reason 元旦保障',
  'freeze --end --all',
  'history',
  'history --verify',
  'routes',
  'verify',
  'export-log',
  'backup',
  'publish mf-help',
  'check mf-help@1.1.0',
  'preview mf-help@1.1.0',
  'warm mf-help@1.1.0',
  'promote mf-help@1.1.0 --ungated x',
  'canary mf-help@1.0.0 --share 5% --ungated x --unguarded',
  'canary mf-help --stop',
  'approve',
  'prune --yes',
  'settle-dates',
  'keys two',
  'bisect mf-help --run true',
];

test.each(commands)(
  'R13.116 F75: with its folder empty, %s reads nothing as nothing, and writes nothing there',
  async (words) => {
    const { run, storeRoot } = await siteWithoutStore();
    mkdirSync(storeRoot);
    const { exitCode, out, err } = await run(...words.split(' '));
    const sentence = /^The store .* has no revision, and http:\S+ serves revision 2: its disk is away, or DATA_DIR or/;
    expect([exitCode, out, err]).toEqual([1, '', expect.stringMatching(sentence)]);
    expect(readdirSync(storeRoot)).toEqual([]);
  },
);

test('R13.116 F75: what an assistant asks is refused too while the folder is away', async () => {
  const { config } = await siteWithoutStore();
  const served = async () => ({ revision: 2, remotes: {} });
  const tools = releaseTools({ access: openStoreAccess(config), watch: { ...liveWatch, fetchHealth: served } });
  const asked = { history: {}, difference: { from: 1, to: 2 }, gate_report: { name: 'mf-help', version: '1.1.0' } };
  for (const [name, given] of Object.entries(asked))
    await expect(tools.find((one) => one.name === name)?.call(given as never)).rejects.toThrow('its disk is away');
});

test('R13.116 doctor advises deliver for what only shells have, and no promotion', async () => {
  const text = 'Revision 3 was ordered here and is not in the store: npm run release -- deliver brings it there.';
  const site = freshSite(() => ({ revision: 3, remotes: {}, alarms: [{ kind: 'order', text }] }));
  const { out } = await site.run('doctor');
  expect(out).toMatch(/^wrong .* says: Revision 3 was ordered here .* → npm run release -- deliver$/m);
  expect(out).not.toContain('-- promote');
  expect(out).not.toContain('Nothing is live');
});

/** A site whose shells are silent, and whose folder is gone, empty or as it was. */
async function silentSite(change: (storeRoot: string) => void, answers?: string[]) {
  let isSilent = false;
  const site = freshSite((_, root) => (isSilent ? new Error('fetch failed') : followingShell(root)), answers);
  await site.publishBuild({ version: '1.0.0' });
  isSilent = true;
  change(site.config.storeRoot);
  return site;
}

describe.each([
  ['is gone', (root: string) => renameSync(root, `${root}-gone`)],
  [
    'is empty',
    (root: string) => {
      renameSync(root, `${root}-gone`);
      mkdirSync(root);
    },
  ],
])('a folder that %s while no shell answers', (_, change) => {
  test.each([
    'status',
    'rollback',
    'rollback mf-help',
    'deliver',
    ...commands.filter((words) => !words.startsWith('publish')),
  ])('R13.117 F75: is not told as nothing live by %s, which writes nothing there', async (words) => {
    const { run, config } = await silentSite(change);
    const { exitCode, out, err } = await run(...words.split(' '));
    expect([exitCode, out]).toEqual([1, '']);
    expect(existsSync(config.storeRoot) ? readdirSync(config.storeRoot) : []).toEqual([]);
    expect(err).toMatch(
      /^The store .* has no revision and no version, and no shell answers at http:\S+: nobody can tell/,
    );
    expect(err).not.toContain('--without-store');
  });

  test('R13.126 F75: is no new store to publish unless somebody says so', async () => {
    const { run, config } = await silentSite(change);
    const { exitCode, out, err } = await run('publish', 'mf-help');
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toMatch(
      /nobody can tell whether nothing was ever live, .*\nNothing was changed\. --new-store begins a new site there\.$/m,
    );
    expect(existsSync(config.storeRoot) ? readdirSync(config.storeRoot) : []).toEqual([]);
    expect(await run('publish', 'mf-help', '--new-store')).toMatchObject({ exitCode: 0 });
    expect(await run('promote', 'mf-help@1.0.0', '--no-wait')).toMatchObject({ exitCode: 0 });
  });

  test('R13.126 F75: publish asks at a terminal, and a new site is begun by yes', async () => {
    const { run, asked } = await silentSite(change, ['', 'yes']);
    expect(await run('publish', 'mf-help')).toMatchObject({ exitCode: 1, out: '' });
    expect(await run('publish', 'mf-help')).toMatchObject({ exitCode: 0 });
    expect(await run('publish', 'mf-help')).toMatchObject({ exitCode: 0 });
    expect(asked).toEqual([1, 2].map(() => expect.stringMatching(/Begin a new site there\? yes, or Enter for no: $/)));
  });

  test('R13.117 is wrong to doctor, which advises no promotion', async () => {
    const { exitCode, out } = await (await silentSite(change)).run('doctor');
    expect([exitCode, out]).toEqual([
      1,
      expect.stringMatching(/^wrong .* nobody can tell whether nothing was ever live/m),
    ]);
    expect(out).not.toContain('Nothing is live yet');
  });
});

test('R13.117 a new site begins as ever: without shells one publishes, and what is published says that the store is there', async () => {
  const { run } = await silentSite(() => undefined);
  expect(await run('status')).toMatchObject({ exitCode: 0, out: expect.stringContaining('Nothing is live yet.') });
  expect(await run('promote', 'mf-help@1.0.0', '--no-wait')).toMatchObject({ exitCode: 0 });
  expect(await freshSite(() => new Error('fetch failed')).run('status')).toMatchObject({ exitCode: 0 });
});
