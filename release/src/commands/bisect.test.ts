import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readTrustedKeys } from '../keys/keyring-file';
import { previewHeader, readPreview } from '../links/preview-link';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

const servers: Server[] = [];

afterEach(() => servers.splice(0).forEach((server) => server.close()));
afterAll(removeFreshFolders);

/** Follows the link as a browser does, and exits with 1 where the page has the fault. */
const look = `
const { PREVIEW_LINK: link } = process.env;
const entry = await fetch(link, { redirect: 'manual' });
const cookie = entry.headers.getSetCookie()[0].split(';')[0];
const page = await fetch(new URL(entry.headers.get('location'), link), { headers: { cookie } });
const text = await page.text();
process.exit(text.includes('cannot tell') ? 125 : text.includes('fault') ? 1 : 0);
`;

type Version = 'good' | 'fault' | 'cannot tell' | 'broken' | 'full' | 'elsewhere' | 'missing';

/** A chain of one revision for each version of mf-help, 1.0.0 first, and a site that shows them by links as a shell does. */
async function chainOf(versions: readonly Version[]) {
  const site = freshSite();
  const asked: string[] = [];
  const numberOf = (at: number) => `1.${at}.0`;
  for (const at of versions.keys()) {
    await site.publishBuild({ version: numberOf(at) });
    await site.run('promote', `mf-help@${numberOf(at)}`, '--ungated', 'a test');
  }
  const server = createServer((request, response) => {
    const [, token = ''] = /^\/-\/preview\/(.+)$/.exec(request.url ?? '') ?? [];
    const known = token || (request.headers.cookie ?? '').replace('preview=', '');
    const at = { site: origin, now: new Date() };
    const { name, version, page } = readPreview(known, readTrustedKeys(site.config.keys.trusted), at);
    if (token) return response.writeHead(303, { 'Set-Cookie': `preview=${token}; Path=/`, Location: page }).end();
    const shown = versions[Number(version.split('.')[1])] ?? 'broken';
    const state = ['broken', 'full', 'elsewhere'].includes(shown) ? shown : 'shown';
    asked.push(version);
    if (shown === 'missing') return response.writeHead(302, { Location: '/home/404' }).end();
    response.writeHead(200, { [previewHeader]: `${name}@${version} ${state}` }).end(shown);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const script = join(site.root, 'look.mjs');
  writeFileSync(script, look);
  const bisect = (...words: string[]) =>
    site.run('bisect', '--site', origin, '--page', '/mf-help', '--run', `"${process.execPath}" "${script}"`, ...words);
  return { ...site, bisect, asked };
}

test('a version that has no such page is gone round, and a page of another section ends the search', async () => {
  const { exitCode, out } = await (await chainOf(['good', 'missing', 'fault', 'fault'])).bisect('--json');
  expect(exitCode).toBe(1);
  expect(JSON.parse(out).judged).toContainEqual(
    expect.objectContaining({ version: '1.1.0', verdict: 'skipped', reason: 'it has no page /mf-help' }),
  );
  const other = await (await chainOf(['elsewhere', 'fault'])).bisect();
  expect(other.err).toContain('/mf-help is a page of another section: name one of mf-help with --page.');
});

test('R12.152 the revision that brought a fault is found by previews, and nothing is made live', async () => {
  const { bisect, run } = await chainOf(['good', 'good', 'good', 'fault', 'fault', 'fault']);
  const before = (await run('status')).out;

  const { exitCode, out } = await bisect('--json');
  expect(exitCode).toBe(0);
  const { section, firstBad, judged } = JSON.parse(out);
  expect([section, firstBad]).toEqual(['mf-help', [expect.objectContaining({ sequence: 4, version: '1.3.0' })]]);
  // Both ends, and two of the four between.
  expect(judged.map(({ sequence }: { sequence: number }) => sequence)).toEqual([1, 6, 3, 4]);
  expect((await run('status')).out).toBe(before);

  const told = await bisect('mf-help', '--good', '2', '--bad', '5');
  expect(told.out).toContain('The first bad one is revision 4 (mf-help 1.3.0), made live ');
  expect(told.out).toContain('4 versions were looked at, both ends among them; nothing was made live.');
});

test('R12.153 what is pruned, does not load or cannot be tested is skipped, with the reason', async () => {
  const { bisect, config } = await chainOf(['good', 'good', 'broken', 'cannot tell', 'fault', 'fault']);
  rmSync(join(config.storeRoot, 'remotes/mf-help/1.4.0/release.json'));
  writeFileSync(join(config.storeRoot, 'remotes/mf-help/1.4.0/pruned.json'), '{}');

  const { exitCode, out } = await bisect('--json');
  const { firstBad, judged } = JSON.parse(out);
  expect(exitCode).toBe(1);
  expect(firstBad.map(({ version }: { version: string }) => version)).toEqual(['1.2.0', '1.3.0', '1.4.0', '1.5.0']);
  const reasons = Object.fromEntries(
    judged.map(({ version, reason }: { version: string; reason: string }) => [version, reason]),
  );
  expect(reasons).toMatchObject({
    '1.2.0': expect.stringMatching(/^it does not load on http/),
    '1.3.0': 'the command cannot test it',
    '1.4.0': expect.stringContaining('mf-help 1.4.0 was pruned'),
    '1.1.0': null,
  });
});

test.each([
  [['fault', 'fault'], [], 'The good one, revision 1 (mf-help 1.0.0), is bad. Name an older one with --good.'],
  [['good', 'good'], [], 'The bad one, revision 2 (mf-help 1.1.0), is good: there is nothing to find.'],
  [['cannot tell', 'fault'], [], 'The good one, revision 1 (mf-help 1.0.0), cannot be tested.'],
  [['good'], [], 'There is nothing to bisect: no section changed between revisions 1 and 1.'],
  [['good', 'fault'], ['mf-info'], 'There is no section mf-info; the store has releases of: mf-help.'],
  [['good', 'fault'], ['--good', '7'], 'Revision 7 cannot be read; the chain goes from 1 to 2.'],
  [['good', 'fault'], ['--good', '2', '--bad', '1'], '--good is 2 and --bad 1: the good revision comes before'],
  [['full', 'fault'], [], 'shows as many previews as it can. Bisect again in ten minutes.'],
] as const)(
  'R12.153 a chain of %j is not bisected with %j, and the reason is a sentence',
  async (versions, words, sentence) => {
    const { bisect } = await chainOf(versions);
    const { exitCode, err } = await bisect(...words);
    expect(err).toContain(sentence);
    expect(exitCode).toBe(sentence.startsWith('--good') ? 2 : 1);
  },
);

test('R12.153 where several sections changed one has to be named, and the others are said to stand as live', async () => {
  const { bisect, publishBuild, run } = await chainOf(['good', 'fault']);
  await publishBuild({ name: 'mf-info', version: '2.0.0' });
  await run('promote', 'mf-info@2.0.0', '--ungated', 'a test');

  expect(await bisect()).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('Several sections changed between revisions 1 and 3: mf-help, mf-info. Say which one'),
  });
  expect(await bisect('mf-help')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('revision 2 (mf-help 1.1.0)'),
    err: expect.stringContaining('mf-info changed too, and stood in every preview as live now'),
  });
});

test('a command that is not there stops it', async () => {
  const { bisect, run } = await chainOf(['good', 'fault']);
  const { err } = await bisect('--run', 'no-such-command-here');
  expect(err).toContain('"no-such-command-here" ended with 127, which says neither good nor bad.');
  expect(await run('bisect', '--run', 'true', '--site', 'http://127.0.0.1:9')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('No shell answers at http://127.0.0.1:9'),
  });
});
