import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GateRequest } from '@site/shared/contract/gate-report';
import { releaseFile } from '@site/shared/contract/release-file';
import { makeDevelopmentKeys } from '../keys/development-keys';
import type { BuiltRelease } from '../releases/built-release';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { sampleRelease } from '../testing/sample-release';
import { sampleReport } from '../testing/sample-report';
import { writeWorkspace } from '../testing/sample-workspace';
import { seeds } from './breaks';

afterAll(removeFreshFolders);

const scripts = ['client/help-0.js', 'client/help-1.js', 'client/help-2.js'];

/** A build of three pages, each with a script and a sheet. */
function buildOf(version: string): BuiltRelease {
  const { manifest, files } = sampleRelease({ version, paths: ['/help', '/help/search', '/help/:id?'] });
  for (const script of scripts) files.set(script, Buffer.from('self.page = 1;'));
  files.set('client/help-2.js.br', Buffer.from('packed'));
  const own = (script: string) => ({ scripts: [script], styles: ['client/page-0.css'] });
  const pages = Object.fromEntries(scripts.map((script, place) => [`mf-help-${place}`, own(script)]));
  const listed = { ...manifest, pages, files: [...files].map(([path, bytes]) => releaseFile(path, bytes)) };
  return { manifest: listed, manifestText: JSON.stringify(listed), files };
}

/**
 * A check that reads what lies in the store of its request, and finds three kinds of breaks; in its folder it leaves each request with
 * what it saw.
 */
const check = `
const { appendFileSync, readFileSync } = require('node:fs');
const request = JSON.parse(process.argv[2]);
const folderOf = (version) => request.storeRoot + '/remotes/mf-help/' + version;
const read = (version, file) => readFileSync(folderOf(version) + '/' + file, 'utf8');
const version = request.versions['mf-help'];
const manifest = JSON.parse(read(version, 'release.json'));
const found = [];
if (!manifest.routes.some(({ path }) => path === '/help/:id?')) found.push({ part: 'live', kind: 'vanishes', where: '/help/1', reason: 'is gone' });
if (/noindex: true/.test(read(version, 'server/routes.cjs'))) found.push({ part: 'live', kind: 'noindex', where: '/help', reason: 'is hidden' });
if (/document.cookie/.test(read(version, 'client/help-2.js'))) found.push({ part: 'browser', where: '/help/1', width: 390, reason: 'sets a cookie' });
if (/refused/.test(read(version, 'server/routes.cjs'))) found.push({ part: 'server', where: '/help', reason: 'is no good' });
const paths = (one) => JSON.parse(read(one, 'release.json')).routes.map(({ path }) => path);
const seen = { request, live: paths(request.live['mf-help']), files: manifest.files.map(({ path }) => path), keyring: readFileSync(process.env.TRUSTED_KEYS, 'utf8') };
appendFileSync(__dirname + '/seen', JSON.stringify(seen) + '\\n');
const pages = manifest.routes.map(({ id, path }) => ({ id, path, addresses: [path], views: 2, verdict: 'passed' }));
const report = { ...${JSON.stringify(sampleReport())}, version, pages, findings: found, beside: request.live['mf-help'] };
console.log(JSON.stringify({ report }));
process.exitCode = found.length ? 1 : 0;
`;

type Seen = { request: GateRequest; live: string[]; files: string[]; keyring: string };

/** mf-help 1.0.0 is live, and 1.1.0 is built and not published. */
async function openSite() {
  const site = freshSite();
  const { root, config, run } = site;
  await makeDevelopmentKeys(config.keys);
  writeWorkspace(root, buildOf('1.0.0'));
  await run('publish', 'mf-help');
  await run('promote', 'mf-help@1.0.0', '--no-wait');
  writeWorkspace(root, buildOf('1.1.0'));
  writeFileSync(config.checkFile, check);
  const seen = () =>
    readFileSync(join(dirname(config.checkFile), 'seen'), 'utf8')
      .trim()
      .split('\n')
      .map((line): Seen => JSON.parse(line));
  return { ...site, seen };
}

/** Every file of the site but those of the check, with its bytes. */
function filesIn(root: string): [string, string][] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => !file.endsWith('/seen'));
  return files.map((file): [string, string] => [file, readFileSync(file).toString('base64')]);
}

test('R13.80 each break is laid in a copy beside what is live, the table says what caught it, and nothing of the site is changed', async () => {
  const { root, run, seen } = await openSite();
  const before = filesIn(root);
  const { exitCode, out } = await run('drill', 'mf-help');

  expect(exitCode).toBe(1);
  expect(out).toMatch(/^vanished +a page is gone +live, vanishes +\/help\/1: is gone$/m);
  expect(out).toMatch(/^hidden +pages are hidden from search engines +live, noindex +/m);
  expect(out).toMatch(/^cookie +a cookie comes without consent +browser +\/help\/1 \(390 px wide\): sets a cookie$/m);
  expect(out).toMatch(/^phone +.* NOT CAUGHT +The gate lets it go live\.$/m);
  const all = Object.keys(seeds);
  expect(out).toContain(
    `\n3 of ${all.length} breaks were caught, on 2 addresses, beside mf-help 1.0.0, in Chromium 156.\n`,
  );
  expect(out).toContain(`\nNot caught: ${all.filter((name) => !/vanished|hidden|cookie/.test(name)).join(', ')}.\n`);

  expect(filesIn(root)).toEqual(before);
  const runs = seen();
  expect(runs.map(({ request }) => request.versions['mf-help'])).toEqual([
    ...['', ...all].map((_, place) => `99.0.${place}`),
  ]);
  const [whole] = runs as [Seen];
  expect(whole.live).toEqual(['/help', '/help/:id?']);
  expect(whole.request.live).toEqual({ 'mf-help': '1.0.0' });
  expect(whole.keyring).toContain('"owner": "drill"');
  expect(existsSync(whole.request.storeRoot)).toBe(false);
});

test('R13.80 one break alone is exit 0 where it is caught, and is not hidden by a packed copy of what was whole', async () => {
  const { run, seen } = await openSite();
  const { exitCode, out } = await run('drill', 'mf-help', '--only', 'cookie', '--json');

  expect(exitCode).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ beside: '1.0.0', tried: [{ name: 'cookie', caughtBy: 'browser' }] });
  expect(seen().map(({ files }) => files.includes('client/help-2.js.br'))).toEqual([true, false]);
});

test('a build that the gate refuses as it is tells nothing of breaks, and is said to', async () => {
  const { root, run } = await openSite();
  const built = buildOf('1.2.0');
  built.files.set('server/routes.cjs', Buffer.from('// refused'));
  const manifest = { ...built.manifest, files: [...built.files].map(([path, bytes]) => releaseFile(path, bytes)) };
  writeWorkspace(root, { ...built, manifest, manifestText: JSON.stringify(manifest) });

  const { exitCode, err } = await run('drill', 'mf-help');
  expect(exitCode).toBe(1);
  expect(err).toBe(
    'The gate refuses the build as it is, so no break can be told from it.\n- mf-help 99.0.0 /help: is no good\n',
  );
});

test('breaks are listed without a site; what cannot be drilled is said in a sentence', async () => {
  const { run } = freshSite();
  const listed = await run('drill', '--list');
  expect(listed.exitCode).toBe(0);
  for (const name of Object.keys(seeds)) expect(listed.out).toContain(`\n${name} `);
  expect(await run('drill')).toMatchObject({
    exitCode: 2,
    err: 'Say whose build is broken for trial: drill mf-help.\n',
  });
  expect(await run('drill', 'mf-help', '--only', 'rain')).toMatchObject({ exitCode: 2 });
  expect(await run('drill', 'mf-none')).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/^No workspace is called mf-none/),
  });
});
