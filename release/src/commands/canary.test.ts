import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { publish } from '../operations/publish';
import { HEARTBEAT_PATH } from '../store/store-paths';
import { runCli } from './run-cli';
import type { ShellHealth, Watch } from '../shells/shell-health';
import { openStoreAccess } from '../operations/store-access';
import { followingShell } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { sampleCheck } from '../testing/sample-report';
import { freshFolder, removeFreshFolders } from '../testing/fresh-stores';
import { publishVersions, sampleRelease } from '../testing/sample-release';

afterAll(removeFreshFolders);

type Canary = NonNullable<ShellHealth['canaries']>[number];

/** A site with mf-help 1.0.0 live and 1.1.0 published, and one shell that says this of its canary. */
async function freshSite(canary: (asked: number) => Canary | undefined = () => undefined) {
  const root = freshFolder();
  const config = {
    ...readConfig({ DATA_DIR: join(root, '.data'), TRUSTED_KEYS: join(root, '.keys/trusted-keys.json') }),
    checkFile: join(root, 'check.cjs'),
  };
  writeFileSync(config.checkFile, sampleCheck());
  await makeDevelopmentKeys(config.keys);
  const access = openStoreAccess(config);
  await publishVersions(access.store, access.keys(), 'mf-help', '1.0.0', '1.1.0');
  await publish(access.store, access.keys(), sampleRelease({ name: 'mf-info' }), { by: 'lin' });
  let [ms, asked] = [0, 0];
  const watch: Watch = {
    now: () => ms,
    pause: async (pause: number) => void (ms += pause),
    notify: async () => undefined,
    fetchHealth: async () => {
      const shown = canary((asked += 1));
      return { ...followingShell(config.storeRoot), error: null, canaries: shown ? [shown] : [] };
    },
  };
  const run = async (...argv: string[]) => {
    const printed = { out: '', err: '' };
    const printer = {
      out: (text: string) => (printed.out += `${text}\n`),
      err: (text: string) => (printed.err += `${text}\n`),
    };
    const exitCode = await runCli([...argv, '--by', 'lin'], () => ({ access, watch }), printer);
    return { exitCode, ...printed };
  };
  await run('promote', 'mf-help@1.0.0', 'mf-info@1.0.0');
  const heart = await beatOnce(access.store, config.keys);
  const { checkFile } = config;
  return {
    run,
    checkFile,
    heart,
    store: access.store,
    read: (command: string) => runCliReading(access, watch, command),
  };
}

async function runCliReading(access: ReturnType<typeof openStoreAccess>, watch: Watch, command: string) {
  let out = '';
  const printer = { out: (text: string) => (out += text), err: () => undefined };
  await runCli([command], () => ({ access, watch }), printer);
  return out;
}

const loaded = { remote: 'mf-help', version: '1.1.0', share: 0.05, loaded: true, fault: null };

test('an operator begins, raises and ends a canary, and the reports say so', async () => {
  // The shell follows first and loads after it.
  const { run, read } = await freshSite((asked) => ({ ...loaded, loaded: asked > 4 }));

  const begun = await run('canary', 'mf-help@1.1.0', '--share', '5%');
  expect(begun).toMatchObject({ exitCode: 0, err: '' });
  expect(begun.out).toContain('Revision 2: the canary is mf-help 1.1.0 with 5 % of the visitors.');
  expect(begun.out).toContain('http://127.0.0.1:8082 shows it.');
  expect(await read('status')).toContain('Canary: mf-help 1.1.0 with 5 % of the visitors.');

  expect((await run('canary', 'mf-help', '--raise', '12.25%')).out).toContain(
    'mf-help 1.1.0 with 12.25 % of the visitors.',
  );
  expect((await run('canary', '--stop')).out).toContain('Revision 4: the canary of mf-help 1.1.0 ended.');
  expect(await run('canary', '--stop')).toMatchObject({ exitCode: 0, out: 'No canary runs; nothing was changed.\n' });
  expect(await run('canary', 'mf-help', '--stop')).toMatchObject({
    exitCode: 0,
    out: 'mf-help has no canary; nothing was changed.\n',
  });
  expect(await run('canary', 'mf-hepl', '--stop')).toMatchObject({
    exitCode: 1,
    out: 'No section mf-hepl is live; nothing was changed.\n',
  });
  expect(await read('status')).not.toContain('Canary');
  const history = await read('history');
  for (const change of ['canary mf-help 1.1.0 at 5 %', 'canary mf-help 1.1.0 5 % → 12.25 %', 'mf-help 1.1.0 ended'])
    expect(history).toContain(change);
});

test('R10.71 where there is no check a canary is not raised, unless somebody says why, which the history shows', async () => {
  const { run, read, checkFile } = await freshSite(() => loaded);
  await run('canary', 'mf-help@1.1.0', '--share', '5%');
  rmSync(checkFile);

  expect(await run('canary', '--raise', '25%')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('no check'),
  });
  expect(await run('canary', '--raise', '25%', '--ungated', 'the shell cannot be built')).toMatchObject({
    exitCode: 0,
  });
  expect(await read('history')).toContain('not checked: the shell cannot be built');
});

test('R13.63 no canary is begun or raised without a guard that lives, unless that is said, and any can be ended', async () => {
  const { run, heart, store, read } = await freshSite(() => loaded);
  const begin = ['canary', 'mf-help@1.1.0', '--share', '5%'];
  await store.remove(HEARTBEAT_PATH);
  const refused = await run(...begin);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.err).toMatch(/^A canary asks for a guard that lives, and nothing was changed\. No guard ever beat/);
  expect(refused.err).toContain('unless GUARD=off is set; --unguarded goes on without.');
  expect(await read('status')).toContain('Revision 1,');

  const begun = await run(...begin, '--unguarded');
  expect(begun).toMatchObject({ exitCode: 0 });
  expect(begun.out).toContain('nobody rolls back by itself what fails. It began without one (--unguarded).');
  await heart.beat(60_000);
  expect(await run('canary', '--raise', '10%')).toMatchObject({ exitCode: 0, err: '' });
  await heart.end();
  expect((await run('canary', '--raise', '25%')).err).toContain('was ended at');
  expect(await run('canary', '--stop')).toMatchObject({ exitCode: 0, err: '' });
});

test('a shell on which the canary does not load is named, with the reason and exit 1', async () => {
  const fault = 'mf-help 1.1.0 fails to render';
  const { run } = await freshSite(() => ({ ...loaded, loaded: false, fault }));
  const { exitCode, out } = await run('canary', 'mf-help@1.1.0', '--share', '5%');
  expect(exitCode).toBe(1);
  expect(out).toContain(`http://127.0.0.1:8082 shows what is live to everybody: ${fault}`);
});

test('a shell that never loads it is waited for so long and no longer', async () => {
  const { run } = await freshSite(() => ({ ...loaded, loaded: false }));
  const { exitCode, out } = await run('canary', 'mf-help@1.1.0', '--share', '5%');
  expect(exitCode).toBe(1);
  expect(out).toContain('has not loaded mf-help 1.1.0 yet and shows what is live to everybody.');
});

test.each([
  [[], 'Say one of: canary mf-help@1.3.0 --share 5%'],
  [['mf-help@1.1.0'], 'Say one of'],
  [['mf-help@1.1.0', '--stop'], 'Say one of'],
  [['--share', '5%'], 'Say one of'],
  [['--raise', '5%', '--stop'], 'Say one of'],
  [['', '--stop'], 'Say one of'],
  [['mf-help', '--stop', '--all'], 'Say one of'],
  [['mf-help@1.1.0', '--share', '5%', '--all'], 'Say one of'],
  [['mf-help', '--share', '5%'], 'Say one of'],
  [['mf-help@1.1.0', '--share', '5'], '--share is "5"; it must be a percentage above 0% and up to 50%'],
  [['mf-help@1.1.0', '--share', '0%'], '--share is "0%"'],
  [['mf-help@1.1.0', '--share', '0.00%'], '--share is "0.00%"'],
  [['mf-help@1.1.0', '--share', '0.001%'], '--share is "0.001%"'],
  [['mf-help@1.1.0', '--share', '50.01%'], '--share is "50.01%"'],
  [['mf-help@1.1.0', '--share', '-5%'], '--share is "-5%"'],
  [['--raise', '1e1%'], '--raise is "1e1%"'],
])('canary %j is wrong usage and says so', async (argv, sentence) => {
  const { run } = await freshSite();
  const { exitCode, err } = await run('canary', ...argv);
  expect(exitCode).toBe(2);
  expect(err).toContain(sentence);
});
