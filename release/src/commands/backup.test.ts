import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

/** A site with a live section and one lead. */
async function siteWithLead() {
  const site = freshSite();
  const { dataDir } = site.config;
  await site.publishBuild({ version: '1.0.0' });
  await site.run('promote', 'mf-help@1.0.0');
  mkdirSync(join(dataDir, 'api/leads'), { recursive: true });
  writeFileSync(join(dataDir, 'api/leads/leads-00000001.log'), 'a lead');
  writeFileSync(join(dataDir, 'promoted.json'), '{"mf-help":"1.0.0"}');
  return { ...site, dataDir, file: join(site.root, 'site.tar'), place: join(site.root, 'elsewhere/data') };
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const filesIn = (folder: string) =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => statSync(join(folder, name)).isFile()).sort();

test('R13.128 a backup makes no folder in the place of a disk that is not mounted, and its own where it has none', async () => {
  const { run, dataDir, root } = await siteWithLead();
  const file = join(root, 'mnt/backups/site.tar');
  expect(await run('backup', '--to', file)).toEqual({
    exitCode: 1,
    out: '',
    err: `The folder ${join(root, 'mnt/backups')} is not there, and no backup was made: mount its disk, or make the folder where it is new.\n`,
  });
  expect(existsSync(join(root, 'mnt'))).toBe(false);
  expect(await run('backup')).toMatchObject({ exitCode: 0 });
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/^site-\d{8}T\d{6}Z\.tar$/)]);
});

test('R13.57 a backup is restored whole to another folder, and nothing is left beside either', async () => {
  const { run, file, dataDir, place } = await siteWithLead();
  await run('freeze', '--until', tomorrow, '--reason', '年终');
  const storeFiles = filesIn(join(dataDir, 'store'));
  const backup = await run('backup', '--to', file);
  const restored = await run('restore', file, '--data-dir', place);

  expect(backup).toMatchObject({ exitCode: 0, err: '' });
  expect(backup.out).toContain(
    'holds 1 revisions, 1 releases, the embedded database with 3 leads, and every lead accepted up to 2026-11-30T06:00:00.000Z.',
  );
  expect(restored).toMatchObject({ exitCode: 0, err: '' });
  expect(restored.out).toContain(`To serve it: DATA_DIR=${place} npm start`);
  for (const { out } of [backup, restored])
    expect(out).toMatch(/^The newest revision in it is 1, of \d{4}-\d\d-\d\dT[\d:.]+Z\.$/m);
  expect(filesIn(join(place, 'store'))).toEqual(storeFiles.filter((name) => !name.startsWith('.')));
  expect(readdirSync(place).sort()).toEqual(['api', 'pglite', 'promoted.json', 'store']);
  expect(readFileSync(join(place, 'api/leads/leads-00000001.log'), 'utf8')).toBe('a lead');
  expect(readdirSync(dataDir).sort()).toEqual(['api', 'last-backup.json', 'promoted.json', 'store']);
  expect([file, place].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0]);
});

test('no key is in a backup', async () => {
  const { run, file, root, dataDir } = await siteWithLead();
  writeFileSync(join(dataDir, 'api/webhook-secret'), 'a secret that nobody else knows');
  await run('backup', '--to', file);

  const bytes = readFileSync(file, 'latin1');
  expect(readdirSync(join(root, '.keys')).filter((name) => name.endsWith('.pem'))).not.toEqual([]);
  expect(bytes).not.toMatch(/PRIVATE KEY|a secret that nobody else knows/);
});

test('R13.58 a restore refuses a folder that is not empty, a changed file and one that is not there, and writes nothing', async () => {
  const { run, file, place, dataDir } = await siteWithLead();
  await run('backup', '--to', file);

  expect(await run('restore', file, '--data-dir', dataDir)).toEqual({
    exitCode: 1,
    out: '',
    err: `The folder ${dataDir} is not empty: api is in it; a backup is restored to an empty or new one.\n`,
  });
  const bytes = readFileSync(file);
  const at = bytes.indexOf('the database');
  bytes[at] = 0;
  writeFileSync(file, bytes);
  expect(await run('restore', file, '--data-dir', place)).toMatchObject({
    exitCode: 1,
    err: `The backup ${file} is damaged: database.dump does not have the hash that manifest.sha256 lists.\n`,
  });
  rmSync(file);
  expect((await run('restore', file, '--data-dir', place)).err).toBe(`The backup ${file} cannot be read (ENOENT).\n`);
  expect(existsSync(place)).toBe(false);
});

test('a chain that the keyring of this machine does not prove is refused, and with --with-faults restored as it is', async () => {
  const { run, file, place, dataDir } = await siteWithLead();
  const revision = join(dataDir, 'store/revisions/00000001.json');
  writeFileSync(revision, readFileSync(revision, 'utf8').replace('mf-help', 'mf-info'));
  const backup = await run('backup', '--to', file);

  expect(backup.exitCode).toBe(1);
  expect(backup.err).toContain('The backup is whole, and the store has faults, which are in it too:\nRevision 1 ');
  const refused = await run('restore', file, '--data-dir', place);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.err).toMatch(
    /^The store in .* has \d faults, and nothing was written; --with-faults restores it as it is:\n- Revision 1 /,
  );
  expect(existsSync(place)).toBe(false);
  expect((await run('restore', file, '--data-dir', place, '--with-faults')).exitCode).toBe(0);
});

test('a pipe in the store keeps nobody from a backup, which says what it left out', async () => {
  const { run, file, dataDir } = await siteWithLead();
  execFileSync('mkfifo', [join(dataDir, 'store/revisions/00000002.json')]);

  const { exitCode, err } = await run('backup', '--to', file);
  expect(exitCode).toBe(1);
  expect(err).toContain('revisions/00000002.json of the store');
  expect(err).toContain('is refused: it is a pipe, not a file.');
});

test('R13.57 a stray name in the store is left out and named, and a long one that was published is in the backup', async () => {
  const { run, file, dataDir, place } = await siteWithLead();
  const release = 'store/remotes/mf-help/1.0.0';
  const long = `${release}/client/${'a'.repeat(120)}.js`;
  mkdirSync(join(dataDir, release, 'client'), { recursive: true });
  for (const name of [long, `${release}/page-0.css~`, `${release}/page-0 (copy).css`])
    writeFileSync(join(dataDir, name), '');

  const { exitCode, err } = await run('backup', '--to', file);
  expect(exitCode).toBe(1);
  expect(err).toContain('"remotes/mf-help/1.0.0/page-0.css~" of the store is left out: no reader takes that name.');
  expect(err).toContain('"remotes/mf-help/1.0.0/page-0 (copy).css" of the store is left out');
  expect((await run('restore', file, '--data-dir', place, '--with-faults')).exitCode).toBe(0);
  expect(filesIn(place)).toContain(long);
  expect(filesIn(place).filter((name) => /~|copy/.test(name))).toEqual([]);
});

test('a backup replaces no file, and leaves none where the service does not answer or is of another folder', async () => {
  const { run, file, dataDir } = await siteWithLead();
  writeFileSync(file, 'another');
  expect((await run('backup', '--to', file)).err).toBe(`${file} is there already; a backup replaces no file.\n`);
  rmSync(file);
  writeFileSync(join(dataDir, 'api/broken'), '');
  expect(await run('backup', '--to', file)).toEqual({
    exitCode: 1,
    out: '',
    err: `The running service does not respond at ${dataDir}.\n`,
  });
  rmSync(join(dataDir, 'api'), { recursive: true });
  expect((await run('backup', '--to', file)).err).toBe(
    `The data folder ${dataDir} has no database and journal (api): name the site's folder in DATA_DIR.\n`,
  );
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(dataDir).filter((name) => name.includes('backup'))).toEqual([]);
});

test('R13.59 the doctor says how old the last backup is, and what to type where it is old or there is none', async () => {
  const { run, file, dataDir } = await siteWithLead();
  const lineOf = async () => (await run('doctor')).out.split('\n').find((line) => line.includes('backup'));

  expect(await lineOf()).toBe(`look   There was never a backup of ${dataDir}. → npm run release -- backup`);
  await run('backup', '--to', file);
  const at = new Date(Date.now() - 6 * 86_400_000).toISOString();
  writeFileSync(join(dataDir, 'last-backup.json'), JSON.stringify({ at, file }));
  expect(await lineOf()).toBe(`good   The last backup, ${file}, is of ${at}.`);
  const old = new Date(Date.now() - 7.5 * 86_400_000).toISOString();
  writeFileSync(join(dataDir, 'last-backup.json'), JSON.stringify({ at: old, file }));
  expect(await lineOf()).toBe(`look   The last backup, ${file}, is of ${old}, 7 days ago. → npm run release -- backup`);
  rmSync(file);
  expect(await lineOf()).toBe(
    `look   The last backup, of ${old}, is no longer at ${file}; know where else it is. → npm run release -- backup`,
  );
  rmSync(join(dataDir, 'api'), { recursive: true });
  expect(await lineOf()).toBe(undefined);
});
