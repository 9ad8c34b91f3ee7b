import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

test('the way of a release: publish, promote, roll back, and what the reports say', async () => {
  const { run, publishBuild } = freshSite();

  expect(await publishBuild({ version: '1.0.0' })).toEqual({
    exitCode: 0,
    out: 'mf-help 1.0.0 is published: 3 files, 1 KB.\n',
    err: '',
  });
  expect((await run('promote', 'mf-help', '1.0.0', '--by', 'lin')).out).toContain('Revision 1: mf-help 1.0.0 is live.');
  await publishBuild({ version: '1.1.0', paths: ['/help/:id?', '/help/search'] });
  expect((await run('promote', 'mf-help@1.1.0', '--by', 'lin', '--reason', '新版')).exitCode).toBe(0);
  expect((await run('routes')).out.split('\n').slice(0, 3)).toEqual([
    'address       remote   layout',
    '/help/:id?    mf-help  default',
    '/help/search  mf-help  default',
  ]);

  const back = await run('rollback', 'mf-help', '--by', 'chen');

  expect(back).toMatchObject({ exitCode: 0, err: '' });
  expect(back.out).toContain(
    'Revision 3: mf-help is 1.0.0 again, no longer 1.1.0.\nhttp://127.0.0.1:8082 serves revision 3 after 0.00 s.',
  );
  expect((await run('status')).out).toContain('by chen: roll back mf-help from 1.1.0 to 1.0.0');
  expect((await run('history')).out).toMatch(/^3 .* chen {2}mf-help 1\.1\.0 → 1\.0\.0 {2}roll back/m);
  expect((await run('verify')).out).toBe('3 revisions and 2 releases checked: no faults.\n');
  expect((await run('prune')).out).toBe('Nothing is past its time.\n');
});

test('--json gives the same as data', async () => {
  const { run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });

  expect(JSON.parse((await run('promote', 'mf-help@1.0.0', '--json')).out)).toMatchObject({
    changed: true,
    revision: { sequence: 1 },
    shells: [{ url: 'http://127.0.0.1:8082', seconds: 0 }],
  });
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({
    revision: 1,
    remotes: [{ name: 'mf-help' }],
  });
  expect(JSON.parse((await run('verify', '--json')).out)).toMatchObject({ faults: [] });
});

test('a site without anything is reported as that', async () => {
  const { run } = freshSite();

  expect(await run('status')).toMatchObject({ exitCode: 0, out: expect.stringContaining('Nothing is live yet.') });
  expect(await run('history')).toMatchObject({ exitCode: 0, out: 'Nothing is live yet.\n' });
  expect(await run('verify')).toMatchObject({ exitCode: 0, out: '0 revisions and 0 releases checked: no faults.\n' });
});

test.each([
  [[], 'Usage: npm run release -- <command>'],
  [['deploy'], "unknown command 'deploy'"],
  [['promote'], 'Say what to'],
  [['warm'], 'Say what to warm'],
  [['preview', 'mf-help@1.0.0', '--page', 'help'], '--page is "help"; it must be a page of the site'],
  [['completion'], "missing required argument 'shell'"],
  [['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish'],
  [['promote', 'mf-help'], '"mf-help" names no version: write mf-help@1.0.0.'],
  [['promote', 'mf-help@1.0.0', 'mf-help@1.1.0'], 'mf-help is named twice.'],
  [['promote', '../mf-help@1.0.0'], '"../mf-help" is no name of a remote'],
  [['check'], 'Say what to check'],
  [['check', 'mf-help@1.0.0', '--service', 'http://a'], '--service asks for all live releases'],
  [['check', '--service', 'here'], '--service is "here"; it must be the http address of a service.'],
  [['rollback', '--to', '1.0.0'], '--to is a version of one section: name it'],
  [['rollback', 'a', 'b', '--to', '1.0.0'], '--to is a version of one section: name it'],
  [['rollback', 'a', 'a'], 'a is named twice.'],
  [['rollback', 'a', '--revision', '7'], 'leave the names out'],
  [['status', 'mf-help'], "too many arguments for 'status'"],
  [['history', '--limit', 'all'], '--limit is "all"; it must be a number'],
  [['rollback', 'mf-help', '--force'], "unknown option '--force'"],
  [['publish'], 'Say what to publish'],
  [['keys'], 'npm run release -- keys [options] [command]'],
  [['keys', 'retire'], "missing required argument 'id'"],
  [['keys', 'create', '--owner', 'ops'], '--role is ""; it must be publish, promote or rollback.'],
  [['keys', 'create', '--role', 'promote'], '--owner is ""; name the team'],
  [['keys', 'create', '--role', 'promote', '--owner', '../ops'], '--owner is "../ops"; name the team'],
  [['keys', 'create', '--role', 'publish', '--owner', 'help-team'], 'Say what the key may publish'],
  [['keys', 'create', '--role', 'publish', '--owner', 'a', '--names', '../x'], '"../x" is no name of a remote'],
  [['keys', 'create', '--role', 'rollback', '--owner', 'a', '--names', 'mf-help'], 'a rollback key has none'],
  [['keys', 'create', '--role', 'promote', '--owner', 'a', '--days', '4000'], '--days is "4000"; it must be'],
  [['witness'], 'witness takes one file'],
  [['witness', 'a', '--shell', 'here'], '--shell is "here"; it must be the http address of a shell.'],
  [['export-log', 'mf-help'], "too many arguments for 'export-log'"],
])('%j is wrong usage and says so', async (argv, sentence) => {
  const { exitCode, out, err } = await freshSite().run(...argv);

  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(err).toContain(sentence);
});

test('a preview leads to a page as one types it, with Chinese words in its address', async () => {
  const { run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  const { exitCode, out } = await run('preview', 'mf-help@1.0.0', '--page', '/help/helpSearch/发票', '--json');

  expect(exitCode).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ page: '/help/helpSearch/%E5%8F%91%E7%A5%A8' });
});

test('a refusal is one sentence, exit 1, and nothing changed', async () => {
  const { run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });

  expect(await run('promote', 'mf-help@2.0.0')).toEqual({
    exitCode: 1,
    out: '',
    err: 'mf-help has no version 2.0.0; published are: 1.0.0.\n',
  });
  expect(await publishBuild({ version: '1.0.0', server: 'exports.routes = [];' })).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('is published already with other bytes (server/routes.cjs differs)'),
  });
  expect((await run('verify')).out).toBe('0 revisions and 1 releases checked: no faults.\n');
});

test('of two concurrent promotions of a section one gets exit 3 and a hint how to continue', async () => {
  const { run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  await publishBuild({ version: '1.1.0' });

  const results = await Promise.all([run('promote', 'mf-help@1.0.0'), run('promote', 'mf-help@1.1.0')]);

  const [winner, loser] = results.sort((a, b) => a.exitCode - b.exitCode);
  expect(winner?.exitCode).toBe(0);
  expect(loser).toMatchObject({ exitCode: 3, out: '' });
  expect(loser?.err).toMatch(/^The revision moved: .+ \(promote .*\) created revision 1 meanwhile/);
});
