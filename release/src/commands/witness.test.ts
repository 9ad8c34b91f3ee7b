import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellHealth } from '../shells/shell-health';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

test('F49: a log that was exported is a witness against a chain that lost its end, and against shells', async () => {
  const served: ShellHealth = { revision: 0, remotes: {}, chain: { hash: 'f'.repeat(64), end: 'unproven' } };
  const { config, root, run, publishBuild } = freshSite((url) =>
    url.includes('silent') ? new Error('nobody') : served,
  );
  for (const version of ['1.0.0', '1.1.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`);
  }
  served.revision = 2;
  const file = join(root, 'chain.log');
  expect(await run('export-log', '--out', file)).toMatchObject({
    exitCode: 0,
    out: expect.stringContaining('2 revisions'),
  });
  expect((await run('export-log')).out).toBe(readFileSync(file, 'utf8'));
  expect(await run('export-log', '--out', join(root, 'nowhere/chain.log'))).toMatchObject({
    exitCode: 1,
    err: expect.stringMatching(/^The log cannot be written to .*nowhere\/chain\.log \(ENOENT\)\.\n$/),
  });

  expect(await run('witness', file)).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('serves another revision 2 than the witness'),
  });
  served.chain = { hash: JSON.parse((await run('history', '--verify', '--json')).out).hash, end: 'unproven' };
  expect(await run('witness', file)).toMatchObject({
    exitCode: 0,
    out: 'The chain ends at revision 2, the witness at 2: they agree.\n',
  });
  expect((await run('status')).out).toContain('That its end is the newest is unproven there');
  expect(await run('witness', file, '--shell', 'http://silent')).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('No shell answers at http://silent.'),
  });
  rmSync(join(config.storeRoot, 'revisions/00000002.json'));
  expect(await run('witness', file)).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('its end is missing'),
  });
});

test('F49: the log of a chain with a rollback in it is a witness like any', async () => {
  const { root, run, publishBuild } = freshSite();
  for (const version of ['1.0.0', '1.1.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`);
  }
  await run('rollback', 'mf-help');
  const file = join(root, 'chain.log');
  await run('export-log', '--out', file);

  expect(await run('witness', file)).toMatchObject({ exitCode: 0, out: expect.stringContaining('they agree.') });
});

test('of a chain with a fault the good revisions are exported, and the fault goes to the error output', async () => {
  const { config, run, publishBuild } = freshSite();
  for (const version of ['1.0.0', '1.1.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`);
  }
  writeFileSync(join(config.storeRoot, 'revisions/00000001.json'), '{');

  const { exitCode, out, err } = await run('export-log');

  expect({ exitCode, err }).toEqual({ exitCode: 1, err: 'Revision 1 is not whole JSON: it is cut off or damaged.\n' });
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).sequence),
  ).toEqual([2]);
});
