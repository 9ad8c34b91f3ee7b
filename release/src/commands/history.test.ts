import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisionPath } from '../store/store-paths';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

test('history shows the first notes below each revision, and all of them with --json', async () => {
  const { run, publishBuild } = freshSite();
  const notes = ['feat(mf-help): 术语表', 'fix: the tree', 'fix: the form', 'perf: fewer calls', 'fix: the print'];
  await publishBuild({ version: '1.0.0', notes });
  const promoted = await run('promote', 'mf-help@1.0.0', '--by', 'lin', '--reason', '新版');

  expect(promoted.out).toContain('mf-help 1.0.0 is live.\n  mf-help 1.0.0: feat(mf-help): 术语表\n');
  expect((await run('history')).out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^1 .* lin {2}mf-help – → 1\.0\.0 {2}新版$/),
    '    checked: 1 pages, Chromium 156',
    '  mf-help 1.0.0: feat(mf-help): 术语表',
    '  mf-help 1.0.0: fix: the tree',
    '  mf-help 1.0.0: fix: the form',
    '  mf-help 1.0.0: 2 more, see --json',
    '',
  ]);
  expect(JSON.parse((await run('history', '--json')).out)).toMatchObject([{ versions: [{ name: 'mf-help', notes }] }]);
  expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ remotes: [{ notes }] });
});

test('R13.128 F15: behind a damaged revision history says what is not known', async () => {
  const { run, publishBuild, config } = freshSite();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`, '--no-wait');
  }
  writeFileSync(join(config.storeRoot, revisionPath(2)), '{');
  const { out } = await run('history');
  expect(out).toMatch(
    /^3 .* mf-help 1\.0\.0 → 1\.2\.0 .*\n {4}told since revision 1: what of this revision 2 changed, which cannot be read, nobody can tell$/m,
  );
});

test('a build whose notes would forge lines of a report is not published', async () => {
  const { publishBuild } = freshSite();

  expect(await publishBuild({ notes: ['feat: a\nRevision 9: mf-info 6.6.6 is live.'] })).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('does not have the right form: /notes/0'),
  });
});
