import { followingShell, freshSite } from '../testing/fresh-site';
import { beatOnce } from '../testing/living-guard';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

/** Two sections, of which one says its line, and a canary; the shell says which lines it has. */
async function siteWith(lines: string[] | undefined) {
  const site = freshSite((_, root) => ({ ...followingShell(root), ...(lines && { lines }) }));
  await site.publishBuild({ name: 'mf-help', version: '1.0.0' });
  await site.publishBuild({ name: 'mf-info', version: '2.0.0', paths: ['/info'], line: 'react-19.9' });
  await site.publishBuild({ name: 'mf-help', version: '1.1.0', line: 'react-19.9' });
  await site.run('promote', 'mf-help@1.0.0', 'mf-info@2.0.0', '--by', 'lin');
  return site;
}

test('R13.97 every live release and canary is listed with its line, every shell with its lines, and who holds the old one', async () => {
  const { run, config } = await siteWith(['react-19.9', 'react-19.3']);
  await beatOnce(config.openStore(), config.keys);
  await run('canary', 'mf-help@1.1.0', '--share', '5%');

  const { exitCode, out, err } = await run('lines');

  expect(err).toBe('');
  expect(out.trimEnd().split('\n')).toEqual([
    'section  version              line',
    'mf-help  1.0.0                react-19.3',
    'mf-help  1.1.0 (canary, 5 %)  react-19.9',
    'mf-info  2.0.0                react-19.9',
    'http://127.0.0.1:8082 has react-19.9 and react-19.3.',
    'The line react-19.3 is held by mf-help 1.0.0.',
  ]);
  expect(exitCode).toBe(0);
});

test('R13.97 R13.98 a line beside the present one that no live release is of can be taken out', async () => {
  const { run } = await siteWith(['react-19.9', 'react-19.3']);
  await run('promote', 'mf-help@1.1.0', '--by', 'lin');

  expect((await run('lines')).out).toContain(
    'No live release is of the line react-19.3: it can be taken out of shell/lines.json.',
  );
  expect((await run('doctor')).out).toMatch(
    /^look {3}No live release is of the line react-19\.3: .*release -- lines$/m,
  );
});

test('R13.98 a live release whose line a shell does not have is named by `lines` and `doctor`', async () => {
  // A shell from before lines had names has the first.
  const { run } = await siteWith(undefined);
  const sentence = 'mf-info 2.0.0 is of the line react-19.9, which http://127.0.0.1:8082 does not have.';

  expect(await run('lines')).toMatchObject({ exitCode: 1, err: `${sentence}\n` });
  expect((await run('doctor')).out).toContain(`wrong  ${sentence} → npm run release -- lines\n`);
});
