import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardKeys } from '../guard/guard-keys';
import { writeHeartbeat } from '../heartbeat/heartbeat';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { followingShell, freshSite } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

async function liveSite(health?: Parameters<typeof freshSite>[0]) {
  const fresh = freshSite(health);
  await fresh.publishBuild({ version: '1.0.0' });
  await fresh.run('promote', 'mf-help@1.0.0');
  await beatOnce(fresh.config.openStore(), fresh.config.keys);
  return fresh;
}

/** Free space is the machine's, so its line is left out. */
async function examine({ run }: Pick<ReturnType<typeof freshSite>, 'run'>) {
  const { exitCode, out } = await run('doctor');
  return { exitCode, lines: out.split('\n').filter((line) => line && !line.includes('The disk of the store')) };
}

const complaints = (lines: string[]) => lines.filter((line) => /^(wrong|look) /.test(line));

test('R10.59 of a site that works every line is good, and there are at most ten', async () => {
  const { exitCode, lines } = await examine(await liveSite());

  expect(complaints(lines)).toEqual([]);
  expect(lines.length).toBeLessThan(11);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^good {3}The store .* has 1 versions of 1 names\.$/),
      expect.stringMatching(/^good {3}The chain ends at revision 1, by /),
      expect.stringMatching(
        /^good {3}3 keys sign; the first to end is the publish key [0-9a-f]{16} of development, in \d+ days/,
      ),
      expect.stringMatching(/^good {3}.*development-promote\.pem is readable; it is the promote key/),
      'good   http://127.0.0.1:8082 serves revision 1 as it should.',
      expect.stringMatching(/^good {3}The guard of development lives: its last beat is \d+ s old\.$/),
    ]),
  );
  expect(exitCode).toBe(0);
});

test('R10.59 every complaint is one sentence with a command to type', async () => {
  const site = await liveSite(() => new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
  writeFileSync(join(site.config.storeRoot, 'revisions/00000003.json'), '{');
  rmSync(site.config.keys.promote);
  mkdirSync(join(site.config.storeRoot, 'remotes/mf-info/2.0.0'), { recursive: true });
  writeFileSync(join(site.config.storeRoot, 'remotes/mf-info/2.0.0/reservation.json'), '{}');

  const { exitCode, lines } = await examine(site);

  expect(exitCode).toBe(1);
  expect(complaints(lines)).toEqual([
    'look   The upload of mf-info 2.0.0 was never finished; the same build finishes it. → npm run release -- publish mf-info',
    'wrong  Revision 3 is not whole JSON: it is cut off or damaged. → npm run release -- history --verify',
    'wrong  Revision 2 is missing although revision 3 is there. → npm run release -- history --verify',
    `wrong  Nothing can be rolled back from here: RELEASE_PROMOTE_KEY names ${site.config.keys.promote}, which is not there. → RELEASE_PROMOTE_KEY=<file> npm run release -- doctor`,
    "wrong  No shell answers at http://127.0.0.1:8082: nobody listens there. → SHELL_URLS=<operators' address> npm run release -- doctor",
  ]);
  expect(lines.at(-1)).toBe('4 wrong, 1 to look at.');
});

test('what a shell complains of is told: deviations, alarms, warnings, filings without a number, and an end that is not proven', async () => {
  const site = await liveSite((_, root) => ({
    ...followingShell(root),
    deviations: [
      { remote: 'mf-help', reason: 'boom at load' },
      { remote: 'mf-info', reason: 'as a canary: boom', canary: true },
    ],
    alarms: [{ text: 'A file is damaged.' }],
    warnings: ['TRUSTED_HOPS is not set'],
    unsetFilings: ['FILING_ICP', 'FILING_POLICE'],
    chain: { hash: null, end: 'unproven' },
  }));

  expect(complaints((await examine(site)).lines)).toEqual([
    'wrong  At http://127.0.0.1:8082 mf-help does not run as it should: boom at load. → npm run release -- rollback mf-help',
    'wrong  At http://127.0.0.1:8082 mf-info does not run as it should: as a canary: boom. → npm run release -- canary mf-info --stop',
    'wrong  http://127.0.0.1:8082 says: A file is damaged. → npm run release -- verify',
    'look   http://127.0.0.1:8082 says: TRUSTED_HOPS is not set. → npm run release -- status',
    'look   The footer of http://127.0.0.1:8082 names filings without a number: FILING_ICP, FILING_POLICE not set. → FILING_ICP=<number> npm start',
    'look   http://127.0.0.1:8082 cannot prove that revision 1 is the newest. → npm run release -- witness <log>',
  ]);
});

test.each([
  [0, 0, []],
  [2, 0, []],
  [4, 0, ['look ']],
  [10, 1, ['wrong']],
  [3600, 1, ['wrong']],
])(
  'R13.66 a service that has not answered a shell for %d s makes doctor end with exit %d',
  async (silentSeconds, exit, states) => {
    const site = await liveSite((_, root) => ({ ...followingShell(root), service: { silentSeconds } }));
    const { exitCode, lines } = await examine(site);

    expect(exitCode).toBe(exit);
    const text = `For http://127.0.0.1:8082 the service at CMS_API_URL has given no good answer for ${silentSeconds} s: what is not stored, searches and forms among it, fails. → curl -i http://127.0.0.1:8083/-/ready`;
    expect(complaints(lines)).toEqual(states.map((state) => `${state}  ${text}`));
    if (exit) expect(lines.at(-1)).toBe('1 wrong, 0 to look at.');
  },
);

test('a shell that is behind is wrong; what is only to look at is exit 0', async () => {
  const behind = await examine(await liveSite(() => ({ revision: 0, remotes: {} })));
  expect(behind).toMatchObject({
    exitCode: 1,
    lines: expect.arrayContaining([expect.stringContaining('serves revision 0, not 1.')]),
  });
  const unproven = await liveSite((_, root) => ({ ...followingShell(root), warnings: ['mend this'] }));
  const { exitCode, lines } = await examine(unproven);
  expect([exitCode, lines.at(-1)]).toEqual([0, '0 wrong, 1 to look at: what is live is as it should be.']);
});

test('a key that ends within 30 days is to look at, with the words that make the next one', async () => {
  const site = await liveSite();
  await site.run('keys', 'create', '--role', 'rollback', '--owner', 'night-shift', '--days', '20');

  expect(complaints((await examine(site)).lines)).toEqual([
    expect.stringMatching(
      /^look {3}4 keys sign; the first to end is the rollback key [0-9a-f]{16} of night-shift, in (19|20) days\. → npm run release -- keys create --role rollback --owner night-shift$/,
    ),
  ]);
});

test('a keyring that is broken and a store that is not there are findings, and the rest is still told', async () => {
  const site = await liveSite();
  writeFileSync(site.config.keys.trusted, '{"keys":');
  const { exitCode, lines } = await examine(site);

  expect(exitCode).toBe(1);
  expect(complaints(lines)[0]).toContain('The keyring');
  expect(lines.some((line) => line.startsWith('good   The store'))).toBe(true);
  rmSync(site.config.storeRoot, { recursive: true });
  expect((await examine(site)).lines[0]).toContain('There is no store at');
});

test('private keys are never part of what is said', async () => {
  const site = await liveSite();
  writeFileSync(site.config.keys.publish, '-----BEGIN PRIVATE KEY-----\nsecret\n-----END PRIVATE KEY-----\n');

  const { out } = await site.run('doctor', '--json');

  expect(out).not.toContain('secret');
  expect(JSON.parse(out)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'wrong', text: `${site.config.keys.publish} holds no readable PEM key.` }),
    ]),
  );
});

/** A beat that is so old, in milliseconds, by the guard of this site. */
async function oldBeat({ config }: Awaited<ReturnType<typeof liveSite>>, age: number): Promise<void> {
  const at = new Date(Date.now() - age).toISOString();
  const beat = { at, every: 10, process: '0123456789abcdef', ended: false, told: null };
  await config.openStore().replaceRecord(HEARTBEAT_PATH, writeHeartbeat(beat, guardKeys(config.keys).signing));
}

test('R13.61 a guard that died is wrong, and status names it; one that was ended, or never was, is to look at', async () => {
  const site = await liveSite();
  await oldBeat(site, 600_000);
  const died = await examine(site);
  expect([died.exitCode, complaints(died.lines)]).toEqual([
    1,
    [
      expect.stringMatching(
        /^wrong {2}The guard of development has not beaten since \S+Z, for 10 minutes: it died, or hears no shell\. → npm run release -- guard$/,
      ),
    ],
  ]);
  expect((await site.run('status')).out).toContain('The guard of development has not beaten since');

  await (await beatOnce(site.config.openStore(), site.config.keys)).end();
  const ended = await examine(site);
  expect([ended.exitCode, complaints(ended.lines)]).toEqual([
    0,
    [expect.stringMatching(/^look {3}The guard of development was ended at /)],
  ]);
  await site.config.openStore().remove(HEARTBEAT_PATH);
  expect(complaints((await examine(site)).lines)).toEqual([
    expect.stringMatching(/^look {3}No guard ever beat in this store: /),
  ]);
});

test('R13.62 a heartbeat that is not believed is wrong, and status says so and goes on', async () => {
  const site = await liveSite();
  writeFileSync(join(site.config.storeRoot, HEARTBEAT_PATH), 'garbage');

  expect(complaints((await examine(site)).lines)).toEqual([
    'wrong  Nobody knows whether a guard lives. The heartbeat of the guard is not whole JSON: it is cut off or damaged. → npm run release -- guard',
  ]);
  const { exitCode, out } = await site.run('status');
  expect([exitCode, out]).toEqual([0, expect.stringContaining('Nobody knows whether a guard lives.')]);
});
