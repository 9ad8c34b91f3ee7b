import { join } from 'node:path';
import { readConfig } from '../config';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { readOverride } from '../links/override-link';
import { promote } from '../operations/promote';
import { publish } from '../operations/publish';
import { runCli } from './run-cli';
import { openStoreAccess } from '../operations/store-access';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { sampleRelease } from '../testing/sample-release';

afterAll(removeFreshFolders);

const dev = 'http://127.0.0.1:8080';
const site = 'https://www.site.example';

/** A store with mf-help 1.0.0 live, and the command in front of it. */
async function freshSite() {
  const root = freshFolder();
  const config = readConfig({ DATA_DIR: join(root, '.data'), TRUSTED_KEYS: join(root, '.keys/trusted-keys.json') });
  await makeDevelopmentKeys(config.keys);
  const access = openStoreAccess(config);
  await publish(access.store, access.keys(), sampleRelease(), { by: 'lin' });
  await promote(access.store, access.keys(), { 'mf-help': '1.0.0' }, { by: 'lin' });
  const nothing = async () => undefined;
  const watch = {
    now: () => 0,
    pause: nothing,
    fetchHealth: async () => ({ revision: 1, remotes: {} }),
    notify: nothing,
  };
  const run = async (...words: string[]) => {
    const printed = { out: '', err: '' };
    const printer = {
      out: (text: string) => void (printed.out += `${text}\n`),
      err: (text: string) => void (printed.err += `${text}\n`),
    };
    const exitCode = await runCli(['preview', ...words, '--site', site], () => ({ access, watch }), printer);
    return { exitCode, ...printed };
  };
  return { run, keys: access.keys() };
}

test('a link to a dev server is printed with until when, and what it takes', async () => {
  const { run, keys } = await freshSite();
  const { exitCode, out } = await run('mf-help', '--dev', dev, '--page', '/help/helpCenter');
  expect(exitCode).toBe(0);
  const [link = '', words] = out.split('\n');
  const token = link.slice(`${site}/-/override/`.length);
  const read = readOverride(token, keys.trusted, { site, now: new Date() });
  expect(read).toMatchObject({ name: 'mf-help', dev, page: '/help/helpCenter' });
  expect(words).toMatch(
    /8 hours from now, if OVERRIDE_ORIGINS of its shells names that origin\. Nobody signed that code/,
  );
});

test('R13.128 a link that leads to no page says so, and one to a page of what is live does not', async () => {
  const { run } = await freshSite();
  const own = sampleRelease().manifest.routes[0]?.path ?? '';
  for (const words of [['mf-help@1.0.0'], ['mf-help', '--dev', dev]]) {
    const { exitCode, err } = await run(...words, '--page', '/nope?from=1');
    expect([exitCode, err]).toEqual([0, expect.stringMatching(/^Beware: no page is at \/nope\?from=1, in /)]);
    expect(await run(...words, '--page', `${own.toUpperCase()}?from=1`)).toMatchObject({ exitCode: 0, err: '' });
  }
});

test.each([
  [['mf-help@1.0.0', '--dev', dev], 2, 'write mf-help, without a version'],
  [
    ['mf-help', '--dev', 'http://dev.example.com'],
    2,
    '--dev is "http://dev.example.com"; it must be an origin such as',
  ],
  [['mf-info', '--dev', dev], 1, 'mf-info is not live: there is no page to show a dev server on.'],
  [['mf-help'], 2, 'names no version'],
] as const)('%j is refused with a sentence', async (words, code, sentence) => {
  const { exitCode, err } = await (await freshSite()).run(...words);
  expect([exitCode, err]).toEqual([code, expect.stringContaining(sentence)]);
});
