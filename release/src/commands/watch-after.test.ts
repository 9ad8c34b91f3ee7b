import { rmSync } from 'node:fs';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { beatOnce } from '../testing/living-guard';

afterAll(removeFreshFolders);

test('R13.63 R13.64 promote --watch asks for a living guard, and what it saw too little of is exit 5', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  const watched = ['promote', 'mf-help@1.0.0', '--watch', '1s'];

  const refused = await run(...watched);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.err).toMatch(/^promote --watch asks for a guard that lives, and nothing was changed\. No guard ever/);
  expect((await run('status')).out).toContain('Nothing is live yet.');

  await beatOnce(config.openStore(), config.keys);
  const { exitCode, out } = await run(...watched, '--json');
  expect(exitCode).toBe(5);
  expect(JSON.parse(out)).toMatchObject({
    verdict: 'too little seen',
    watched: [expect.stringMatching(/^Watched for 1 s: too little was seen of mf-help 1\.0\.0\. /)],
  });
});

test('a watch has a length, and a guard its own key', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });

  for (const time of ['10', '10h', '0m', '31m', 'm'])
    expect(await run('promote', 'mf-help@1.0.0', '--watch', time)).toMatchObject({
      exitCode: 2,
      err: `--watch is "${time}"; it must be a time such as 90s or 10m, at most 30m.\n`,
    });
  rmSync(config.keys.guard);
  expect(await run('guard')).toMatchObject({ exitCode: 1 });
  expect((await run('guard')).err).toContain('npm run release -- keys create --role rollback --owner guard makes one');
});
