import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHead } from '../chain/head';
import { openStoreAccess } from '../operations/store-access';
import { revisionPath } from '../store/store-paths';
import { type Answer, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { type SampleShell, startSampleShell } from '../testing/sample-shell';

const shells: SampleShell[] = [];

afterEach(async () => {
  for (const shell of shells.splice(0)) await shell.stop();
});
afterAll(removeFreshFolders);

/**
 * mf-help 3.0.0 was taken back as bad in revision 4, which is damaged since; mf-info went live before it. `isBelieved`: the shell
 * has what it verified.
 */
async function damagedSite({ answers, isBelieved }: { answers?: Answer[]; isBelieved: boolean }) {
  // A shell that serves revisions beside an empty store would say that the store lost them.
  const served = { revision: 0, remotes: { 'mf-help': '2.0.0', 'mf-info': '1.0.0' } };
  const site = freshSite(() => served, answers);
  const { run, config } = site;
  await site.publishBuild({ name: 'mf-info', version: '1.0.0' });
  for (const version of ['2.0.0', '3.0.0']) await site.publishBuild({ version });
  await run('promote', 'mf-help@2.0.0', '--no-wait');
  await run('promote', 'mf-info@1.0.0', '--no-wait');
  await run('promote', 'mf-help@3.0.0', '--no-wait');
  await run('rollback', 'mf-help', '--by', 'wang', '--reason', '打不开', '--no-wait');
  served.revision = 4;
  const path = join(config.storeRoot, revisionPath(4));
  const file = readFileSync(path);
  writeFileSync(path, file.subarray(0, 60));
  const { store, trusted } = openStoreAccess(config);
  const believed = isBelieved ? { sequence: 4, file } : null;
  const shell = await startSampleShell(store, trusted(), { believed });
  shells.push(shell);
  config.shellUrls = [shell.url];
  const live = async () => (await readHead(store, trusted())).revision;
  return { ...site, path, file, shell, live };
}

const rollback = ['rollback', 'mf-info', '--skip-damaged', '--no-wait'];
const promote = ['promote', 'mf-info@1.0.0', '--skip-damaged', '--no-wait'];

test('R13.113 what a shell verified of a damaged revision lies in the store again before anything is signed, with its mark', async () => {
  const { run, path, file, live, shell, publishBuild } = await damagedSite({ isBelieved: true });
  await publishBuild({ name: 'mf-info', version: '1.1.0' });
  const { exitCode, out } = await run('promote', 'mf-info@1.1.0', '--skip-damaged', '--no-wait');
  expect(exitCode).toBe(0);
  expect(out).toContain(`Revision 4 was damaged in the store: it lies there again as ${shell.url} has it, and counts.`);
  expect(readFileSync(path)).toEqual(file);
  expect(await live()).toMatchObject({
    sequence: 5,
    remotes: { 'mf-help': { version: '2.0.0' }, 'mf-info': { version: '1.1.0' } },
    bad: { 'mf-help': { '3.0.0': 4 } },
  });
});

test('R13.113 where no shell has it nothing is signed without a terminal or the word, and all that is lost is listed', async () => {
  const { run, live, shell } = await damagedSite({ isBelieved: false });
  const refused = await run(...promote);
  expect(refused).toMatchObject({ exitCode: 3, out: '' });
  expect(refused.err).toContain('Revision 4 is not whole JSON');
  expect(refused.err).toContain(
    `By what ${shell.url} runs of revision 4:\n  mf-help is 3.0.0 again, no longer 2.0.0; if it`,
  );
  expect(refused.err).toContain('every mark of a bad version and every canary that came with it is lost too');
  expect(refused.err).toContain('Nothing was changed. --although-lost goes on without it.');
  expect(await live()).toMatchObject({ sequence: 3 });

  const meant = await run('rollback', 'mf-help', '--skip-damaged', '--although-lost', '--no-wait');
  expect([meant.exitCode, meant.out]).toEqual([0, expect.stringContaining('mf-help is 3.0.0 again, no longer 2.0.0')]);
  expect(await live()).toMatchObject({ sequence: 5, remotes: { 'mf-help': { version: '2.0.0' } } });
});

test.each([
  ['yes', 0, 5],
  ['', 1, 3],
])('R13.113 at a terminal it is asked, and %j is taken as it is meant', async (answer, exitCode, sequence) => {
  const { run, live, asked } = await damagedSite({ isBelieved: false, answers: [answer] });
  expect((await run('rollback', 'mf-help', '--skip-damaged', '--no-wait')).exitCode).toBe(exitCode);
  expect(asked).toEqual([
    expect.stringMatching(/mf-help is 3\.0\.0 again[^]*Go on without it\? yes, or Enter for no: $/),
  ]);
  expect(await live()).toMatchObject({ sequence });
});

test('R13.113 what a shell gives is judged as any revision: forged bytes mend nothing', async () => {
  const { run, path, shell, file } = await damagedSite({ isBelieved: true });
  const forged = Buffer.from(file.toString().replace('2.0.0', '3.0.0'));
  shell.state.believed = { sequence: 4, file: forged };
  expect((await run(...rollback)).exitCode).toBe(3);
  expect(readFileSync(path)).toEqual(file.subarray(0, 60));
});
