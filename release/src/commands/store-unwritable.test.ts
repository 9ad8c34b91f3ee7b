import { chmodSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readHead } from '../chain/head';
import { openStoreAccess } from '../operations/store-access';
import { FileStore } from '../store/file-store';
import { followingShell, freshSite } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { removeFreshFolders } from '../testing/fresh-stores';
import { type SampleShell, startSampleShell } from '../testing/sample-shell';

const shells: SampleShell[] = [];
const closed: string[] = [];
const nobody = 65_534;

function setRights(root: string, rights: number): void {
  for (const folder of ['.drafts', 'revisions', 'guard']) chmodSync(join(root, folder), rights);
}

beforeEach(() => {
  // Root writes where nobody may.
  if (process.getuid?.() === 0) process.seteuid?.(nobody);
});
afterEach(async () => {
  for (const root of closed.splice(0)) setRights(root, 0o755);
  for (const shell of shells.splice(0)) await shell.stop();
  if (process.getuid?.() === 0) process.seteuid?.(0);
});
afterAll(removeFreshFolders);

/** Two versions were live, a shell has a copy of the store, and nothing can be written there any more. */
async function siteThatTakesNothing() {
  const copyOf = (root: string) => `${root}-copy`;
  const site = freshSite((_, root) => followingShell(copyOf(root)));
  for (const version of ['1.0.0', '1.1.0']) {
    await site.publishBuild({ version });
    await site.run('promote', `mf-help@${version}`, '--no-wait');
  }
  const { storeRoot, keys } = site.config;
  await beatOnce(site.config.openStore(), keys);
  cpSync(storeRoot, copyOf(storeRoot), { recursive: true });
  const { trusted } = openStoreAccess(site.config);
  const shell = await startSampleShell(new FileStore(copyOf(storeRoot)), trusted());
  shells.push(shell);
  site.config.shellUrls = [shell.url];
  setRights(storeRoot, 0o555);
  closed.push(storeRoot);
  const live = async (root: string) => (await readHead(new FileStore(root), trusted())).revision;
  return { ...site, storeRoot, copy: copyOf(storeRoot), live };
}

test('R13.112 F74: a rollback that the store refuses names the way out, which shells take', async () => {
  const { run, storeRoot, copy, live } = await siteThatTakesNothing();
  expect(await run('rollback', 'mf-help')).toEqual({
    exitCode: 1,
    out: '',
    err: `Nothing can be written to the store ${storeRoot}: EACCES.\nShells take it without the store: npm run release -- rollback mf-help --without-store\n`,
  });

  const ordered = await run('rollback', 'mf-help', '--without-store', '--reason', '打不开');
  expect(ordered).toMatchObject({ exitCode: 0, err: '' });
  expect(ordered.out).toContain('Revision 3: mf-help is 1.0.0 again, no longer 1.1.0.');
  expect(ordered.out).toContain('The store does not have it yet. Once it takes writes: npm run release -- deliver');
  expect(await live(copy)).toMatchObject({ sequence: 3, reason: '打不开' });
  expect(await live(storeRoot)).toMatchObject({ sequence: 2 });
});

test('R13.112 F74: status and doctor say that it is wrong, with the reason and what to type', async () => {
  const { run, storeRoot } = await siteThatTakesNothing();
  const status = await run('status');
  expect(status.exitCode).toBe(1);
  expect(status.out).toContain(`Wrong: Nothing can be written to the store ${storeRoot}: EACCES. What follows is`);
  expect(status.out).toContain('npm run release -- rollback <section> --without-store');
  expect(status.out).toMatch(/^mf-help +1\.1\.0 .* 1\.0\.0 /m);
  expect(status.out).toContain(' lives: its last beat is');
  const doctor = await run('doctor');
  expect(doctor.exitCode).toBe(1);
  expect(doctor.out).toMatch(/^wrong {2}Nothing can be written to the store .*: EACCES\. → .* --without-store$/m);
});

test('R13.112 where shells are silent too status shows what the store has, and what is wrong with it', async () => {
  const { run, config } = await siteThatTakesNothing();
  config.shellUrls = [];
  const { exitCode, out } = await run('status');
  expect([exitCode, out]).toEqual([1, expect.stringMatching(/^Wrong: Nothing can be written to .* No shell answers/)]);
  expect(out).toMatch(/^mf-help +1\.1\.0 /m);
});

test('R13.112 while the store takes writes shells take no order, and what tries it leaves nothing behind', async () => {
  const { run, storeRoot, copy, live } = await siteThatTakesNothing();
  setRights(storeRoot, 0o755);
  const { exitCode, err } = await run('rollback', 'mf-help', '--without-store');
  expect([exitCode, err]).toEqual([
    1,
    expect.stringContaining('answers this shell: roll back without --without-store'),
  ]);
  expect(await live(copy)).toMatchObject({ sequence: 2 });
  expect((await run('status')).out).not.toContain('Wrong');
  expect(readdirSync(join(storeRoot, '.drafts'))).toEqual([]);
  expect(existsSync(join(storeRoot, 'probes'))).toBe(false);
});
