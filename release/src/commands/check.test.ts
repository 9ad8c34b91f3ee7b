import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { checkOf, sampleCheck, sampleReport } from '../testing/sample-report';

afterAll(removeFreshFolders);

test('the gate of the shell stops a promotion with its reasons', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  writeFileSync(config.checkFile, sampleCheck('has no h1'));

  expect(await run('promote', 'mf-help@1.0.0')).toEqual({
    exitCode: 1,
    out: '',
    err: 'The check refused it, so nothing was promoted.\n- mf-help 1.0.0 /help: has no h1\n',
  });
});

test('R10.54 without a check nothing is promoted, unless somebody says why, which the history shows', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  rmSync(config.checkFile);

  const refused = await run('promote', 'mf-help@1.0.0');
  expect(refused).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining(`There is no check: ${config.checkFile}`),
  });
  expect((await run('promote', 'mf-help@1.0.0', '--ungated', ' ')).exitCode).toBe(2);
  expect((await run('history')).out).toBe('Nothing is live yet.\n');
  expect((await run('promote', 'mf-help@1.0.0', '--ungated', 'the shell is on fire')).exitCode).toBe(0);
  expect((await run('history')).out).toContain('not checked: the shell is on fire');
  expect(JSON.parse((await run('history', '--json')).out)).toMatchObject([{ ungated: 'the shell is on fire' }]);
});

test('R13.71 what a release declares as another than the live one stands in the history', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  const declared = ['/a', '/b', '/b', '/c', '/d'].map((where) => {
    return { part: 'live' as const, kind: 'noindex' as const, where, reason: 'is hidden from search engines' };
  });
  writeFileSync(config.checkFile, checkOf(sampleReport({ declared })));
  expect((await run('promote', 'mf-help@1.0.0')).exitCode).toBe(0);

  const words = 'checked: 1 pages, Chromium 156; declared: noindex /a, noindex /b, noindex /c and 1 more';
  expect((await run('history')).out).toContain(words);
  const all = ['noindex /a', 'noindex /b', 'noindex /c', 'noindex /d'];
  expect(JSON.parse((await run('history', '--json')).out)).toMatchObject([{ gate: { declared: all } }]);
});

test('what was checked is not checked again for the same bytes, but its calls are; a damaged check lets nothing pass', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  const asked = () =>
    readFileSync(join(dirname(config.checkFile), 'asked'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).wanted['mf-help']);

  const { exitCode, out } = await run('check', 'mf-help@1.0.0');
  expect(exitCode).toBe(0);
  expect(out).toContain(
    'mf-help 1.0.0 may go live.\npage   addresses  windows  unchanged  verdict\n/help  1          2        0          passed\n',
  );
  expect((await run('promote', 'mf-help@1.0.0')).exitCode).toBe(0);
  expect(asked()).toEqual(['everything', {}]);
  expect((await run('history')).out).toContain('checked: 1 pages, Chromium 156');
  expect((await run('verify')).out).toBe('1 revisions and 1 releases checked: no faults.\n');

  await publishBuild({ version: '1.1.0' });
  writeFileSync(config.checkFile, 'process.exit(0)');
  expect((await run('promote', 'mf-help@1.1.0')).err).toBe('The check gave no report of mf-help.\n');
});

test('a check of what is refused ends with 1 and says what and where, for machines too', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  writeFileSync(config.checkFile, sampleCheck('has no h1'));

  expect(await run('check', 'mf-help@1.0.0')).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('- mf-help 1.0.0 /help: has no h1'),
  });
  const { reports } = JSON.parse((await run('check', 'mf-help@1.0.0', '--json')).out);
  expect(reports).toMatchObject([{ remote: 'mf-help', findings: [{ where: '/help', reason: 'has no h1' }] }]);
});
