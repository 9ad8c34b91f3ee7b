import { join } from 'node:path';
import { readHead } from '../chain/head';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { readTrustedKeys } from '../keys/keyring-file';
import { promote } from '../operations/promote';
import { openKeys } from '../operations/store-access';
import { liveWatch } from '../shells/shell-health';
import { MemoryStore } from '../store/memory-store';
import { CountedShells } from '../testing/counted-shells';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { publishVersions } from '../testing/sample-release';
import { startSampleShell } from '../testing/sample-shell';
import type { CommandContext } from './command';
import { runCli } from './run-cli';

afterEach(() => jest.restoreAllMocks());
afterAll(removeFreshFolders);

/** A site whose mf-help 1.1.0 went live just now, with one shell that counts. */
async function countedSite() {
  const file = (name: string) => join(folder, name);
  const folder = join(freshFolder(), '.keys');
  const privateKeys = { publish: file('publish.pem'), promote: file('promote.pem'), guard: file('guard.pem') };
  const files = { trusted: file('trusted-keys.json'), ...privateKeys };
  await makeDevelopmentKeys(files);
  const [store, keys, counted] = [new MemoryStore(), openKeys(files), new CountedShells()];
  await publishVersions(store, keys, 'mf-help', '1.0.0', '1.1.0');
  for (const version of ['1.0.0', '1.1.0']) await promote(store, keys, { 'mf-help': version }, { by: 'lin' });
  const shell = await startSampleShell(store, keys.trusted);
  const count = async (...more: Parameters<CountedShells['count']>) => {
    counted.count(...more);
    shell.state.counts = await counted.fetch('0123456789abcdef');
  };
  const config = {
    keys: files,
    shellUrls: [shell.url],
    receivers: [],
  } as unknown as CommandContext['access']['config'];
  const access = { config, store, keys: () => keys, trusted: () => readTrustedKeys(files.trusted) };
  return { access, count, shell };
}

test('a clock that is set back does not blind a guard: what fails afterwards is rolled back all the same', async () => {
  const { access, count, shell } = await countedSite();
  await count('mf-help', '1.0.0', { pages: 1000, renders: 1000 });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const printed: string[] = [];
  let looks = 0;
  const pause = async () => {
    looks += 1;
    const back = Date.now() - 3_600_000;
    if (looks === 1) jest.spyOn(Date, 'now').mockReturnValue(back);
    await count('mf-help', '1.1.0', { pages: 60, renders: 60, renderFailures: 60 });
    if (looks === 5) process.emit('SIGTERM');
  };
  const context = { access, watch: { ...liveWatch, pause } };
  const print = (text: string) => void printed.push(text);
  await runCli(['guard'], () => context, { out: print, err: print });
  await shell.stop();

  expect(printed).toEqual(['The guard has ended.']);
  expect((await readHead(access.store, access.trusted())).revision).toMatchObject({
    by: 'guard',
    remotes: { 'mf-help': { version: '1.0.0' } },
  });
});
