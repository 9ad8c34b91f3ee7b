import { type Answer, followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

/** mf-help went from 1.0.0 to 1.1.0, mf-info has one version. */
async function site(answers?: Answer[], health = (_: string, root: string) => followingShell(root)) {
  const fresh = freshSite(health, answers);
  await fresh.publishBuild({ version: '1.0.0' });
  await fresh.publishBuild({ name: 'mf-info', version: '2.0.0' });
  await fresh.run('promote', 'mf-help@1.0.0', 'mf-info@2.0.0');
  await fresh.publishBuild({ version: '1.1.0' });
  await fresh.run('promote', 'mf-help@1.1.0');
  return fresh;
}

const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^(1|–) /.test(line))
    .map((line) => line.replace(/20\d\d-\S+ \S+Z/, 'then').replace(/ +/g, ' '));
const table = ['1 mf-help 1.1.0 then (revision 2) 1.0.0', '– mf-info 2.0.0 then (revision 1) nothing before it'];

test('R10.57 without a name and without a terminal it prints what would go back, and exits 2 saying what to type', async () => {
  const { run } = await site();

  const { exitCode, out, err } = await run('rollback');

  expect({ exitCode, err }).toEqual({ exitCode: 2, err: 'Say which: npm run release -- rollback mf-help\n' });
  expect(rows(out)).toEqual(table);
  expect((await run('status')).out).toContain('Revision 2,');
});

test('R10.57 at a terminal the same table is asked about, and the number is rolled back', async () => {
  const { run, asked } = await site(['1']);

  const { exitCode, out } = await run('rollback', '--reason', '文档页打不开');

  expect(exitCode).toBe(0);
  expect(rows(asked[0] ?? '')).toEqual(table);
  expect(out).toContain('Revision 3: mf-help is 1.0.0 again, no longer 1.1.0.');
  expect((await run('history')).out).toContain('文档页打不开');
});

test('a name on the command line is the answer already: nobody is asked', async () => {
  const { run, asked } = await site(['1']);

  expect((await run('rollback', 'mf-help')).exitCode).toBe(0);
  expect(asked).toEqual([]);
});

test.each([
  ['Enter', ['']],
  ['a number that there is not, three times', ['2', '0', 'x']],
])('%s changes nothing', async (_, answers) => {
  const { run } = await site([...answers]);

  expect(await run('rollback')).toMatchObject({ exitCode: 1, out: 'Nothing was rolled back.\n' });
  expect((await run('status')).out).toContain('Revision 2,');
});

test('a name is understood as well as a number, after a mistake too', async () => {
  const { run, asked } = await site(['mf-hepl', 'mf-help']);

  expect((await run('rollback')).out).toContain('mf-help is 1.0.0 again');
  expect(asked[1]).toContain('"mf-hepl" is none of them. A number from 1 to 1');
});

test('with --json a program asked, and is not asked back', async () => {
  const { run, asked } = await site(['1']);
  const { exitCode, out } = await run('rollback', '--json');

  expect(JSON.parse(out)).toEqual([{ name: 'mf-help', from: '1.1.0', to: '1.0.0' }]);
  expect({ exitCode, asked }).toEqual({ exitCode: 2, asked: [] });
});

test('R10.57 what somebody else made live while the question stood is not rolled back: exit 3', async () => {
  const answers: Answer[] = [];
  const { run, publishBuild } = await site(answers);
  await publishBuild({ version: '1.2.0' });
  answers.push(async () => {
    await run('promote', 'mf-help@1.2.0');
    return '1';
  });

  expect(await run('rollback')).toMatchObject({
    exitCode: 3,
    err: expect.stringContaining('you saw revision 2, and 3 is live by now'),
  });
  expect((await run('status')).out).toContain('Revision 3,');
});

test('a site in which nothing can go back says so, and an empty store is named', async () => {
  const { run, publishBuild, config } = freshSite(undefined, ['1']);

  expect(await run('rollback')).toMatchObject({
    exitCode: 1,
    out: `Nothing is live in ${config.storeRoot}; DATA_DIR or ASSET_STORE names another store.\n`,
  });
  await publishBuild({ version: '1.0.0' });
  await run('promote', 'mf-help@1.0.0');
  expect(await run('rollback')).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('No section has a version to go back to.'),
  });
});
