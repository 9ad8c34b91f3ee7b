import { type Answer, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import type { Sample } from '../testing/sample-release';

afterAll(removeFreshFolders);

/** Versions of mf-help that were live in turn. */
async function site(versions: string[], answers?: Answer[]) {
  const fresh = freshSite(undefined, answers);
  for (const version of versions) {
    await fresh.publishBuild({ version });
    await fresh.run('promote', `mf-help@${version}`);
  }
  return fresh;
}

const wangs = ['rollback', 'mf-help', '--by', 'wang', '--reason', '文档页打不开'];

test('what wang left is not brought back by li: without a terminal it refuses, names wang, and says the word to go on', async () => {
  const { run } = await site(['1.0.0', '1.1.0', '1.2.0']);
  await run(...wangs);

  const { exitCode, out, err } = await run('rollback', 'mf-help', '--by', 'li');

  expect({ exitCode, out }).toEqual({ exitCode: 3, out: '' });
  expect(err).toMatch(
    /^wang rolled mf-help back \d+ s ago, from 1\.2\.0 to 1\.1\.0, in revision 4 \(.*Z\): 文档页打不开\. Nothing was changed\. --again rolls mf-help back once more; rollback mf-help --to 1\.2\.0 --although-bad takes that rollback back\.\n$/,
  );
  expect((await run('status')).out).toContain('Revision 4,');
  expect(await run('rollback', 'mf-help', '--by', 'li', '--again')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Revision 5: mf-help is 1.0.0 again, no longer 1.1.0.'),
  });
});

test.each([
  ['yes', 0, 'Revision 5: mf-help is 1.0.0 again, no longer 1.1.0.'],
  ['', 1, 'Nothing was rolled back.'],
  ['y', 1, 'Nothing was rolled back.'],
])('at a terminal it asks, naming wang, and %j is taken as it is meant', async (answer, exitCode, words) => {
  const { run, asked } = await site(['1.0.0', '1.1.0', '1.2.0'], [answer]);
  await run(...wangs);

  const second = await run('rollback', 'mf-help', '--by', 'li');

  expect(second).toMatchObject({ exitCode, out: expect.stringContaining(words) });
  expect(asked).toEqual([
    expect.stringMatching(
      /^wang rolled mf-help back .*: 文档页打不开\. Roll it back once more\? yes, or Enter for no: $/,
    ),
  ]);
});

test('R13.114 a second bad release within the hour goes back unasked, and what was returned to is asked for still', async () => {
  const { run, publishBuild } = await site(['1.0.0', '1.1.0', '1.2.0']);
  await run(...wangs);
  await publishBuild({ version: '2.0.0' });
  await run('promote', 'mf-help@2.0.0');

  expect(await run('rollback', 'mf-help', '--by', 'li')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('Revision 6: mf-help is 1.1.0 again, no longer 2.0.0.'),
  });
  expect(await run('rollback', 'mf-help', '--by', 'wang')).toMatchObject({
    exitCode: 3,
    err: expect.stringMatching(/^li rolled mf-help back \d+ s ago, from 2\.0\.0 to 1\.1\.0, in revision 6/),
  });
  // Live again by a promotion, it is no longer what a rollback left.
  await publishBuild({ version: '2.1.0' });
  for (const version of ['2.1.0', '1.1.0']) await run('promote', `mf-help@${version}`);
  expect((await run('rollback', 'mf-help')).exitCode).toBe(0);
});

test('what somebody made live while the question stood is not rolled back', async () => {
  const answers: Answer[] = [];
  const { run } = await site(['1.0.0', '1.1.0', '1.2.0'], answers);
  await run(...wangs);
  answers.push(async () => {
    await run('promote', 'mf-help@1.2.0', '--although-bad');
    return 'yes';
  });

  expect(await run('rollback', 'mf-help')).toMatchObject({
    exitCode: 3,
    err: expect.stringContaining('you saw revision 4'),
  });
});

test('status, history and the table of the rollback say what was taken back, and promote refuses it', async () => {
  const { run } = await site(['1.0.0', '1.1.0']);
  await run(...wangs);

  const report = (await run('status')).out;
  expect(report).toMatch(/Bad: wang took mf-help 1\.1\.0 back in revision 3, at .*Z: 文档页打不开\.\n/);
  expect(report).toMatch(/mf-help +1\.0\.0 .* – +1\.1\.0 \(bad\)\n/);
  expect((await run('history')).out).toContain('    marked as bad: mf-help 1.1.0\n');
  expect((await run('rollback')).out).toContain('nothing: 1.1.0 taken back');

  expect(await run('promote', 'mf-help@1.1.0')).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/^mf-help 1\.1\.0 is marked as bad: wang .*文档页打不开\. .* add --although-bad/),
  });
  expect((await run('promote', 'mf-help@1.1.0', '--although-bad')).exitCode).toBe(0);
  expect((await run('history')).out).toContain('    no longer marked as bad: mf-help 1.1.0\n');
  expect((await run('status')).out).not.toContain('Bad:');
});

async function movedPage() {
  const fresh = freshSite();
  const step = async (...samples: Sample[]) => {
    for (const sample of samples) await fresh.publishBuild(sample);
    return fresh.run('promote', ...samples.map(({ name, version }) => `${name}@${version}`), '--by', 'chen');
  };
  await step({ name: 'mf-help', version: '1.0.0', paths: ['/help', '/tag'] }, { name: 'mf-info', version: '1.0.0' });
  await step(
    { name: 'mf-help', version: '1.1.0', paths: ['/help'] },
    { name: 'mf-info', version: '1.1.0', paths: ['/mf-info', '/tag'] },
  );
  return fresh;
}

test('a page that moved between two sections goes back with one word: the refusal of one alone says which', async () => {
  const { run } = await movedPage();

  const alone = await run('rollback', 'mf-help');
  expect(alone).toMatchObject({ exitCode: 1, out: '' });
  expect(alone.err).toMatch(
    /mf-info 1\.1\.0 is live since revision 2, by chen at .*npm run release -- rollback --revision 2\n$/,
  );

  expect(await run('rollback', '--revision', '2')).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining(
      'Revision 3: mf-help is 1.0.0 again, no longer 1.1.0; mf-info is 1.0.0 again, no longer 1.1.0.',
    ),
  });
  expect(await run('rollback', '--revision', '2')).toMatchObject({
    exitCode: 0,
    out: 'mf-help 1.0.0 is live already.\nmf-info 1.0.0 is live already.\n',
  });
});

test('several names go back in one revision', async () => {
  const { run } = await movedPage();

  expect((await run('rollback', 'mf-help', 'mf-info')).out).toContain('Revision 3: mf-help is 1.0.0 again');
  expect((await run('rollback', 'mf-help', 'mf-info')).exitCode).toBe(3);
});
