import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import type { ShellHealth } from '../shells/shell-health';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { beatOnce } from '../testing/living-guard';
import { checkOf, sampleCheck, sampleReport } from '../testing/sample-report';
import { writeSampleWorkspace } from '../testing/sample-workspace';

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

test('a build whose notes would forge lines of a report is not published', async () => {
  const { publishBuild } = freshSite();

  expect(await publishBuild({ notes: ['feat: a\nRevision 9: mf-info 6.6.6 is live.'] })).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('does not have the right form: /notes/0'),
  });
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

test('F38: what a version was built from is part of what is signed, and verify says it of a named version', async () => {
  const { config, run, publishBuild } = freshSite();
  const origin = { lockfileHash: integrityOf('a lockfile'), sbomHash: integrityOf('its packages') };
  await publishBuild({ version: '1.0.0', origin });
  const sentence = `mf-help 1.0.0 was built from commit 0123abcd, lockfile ${origin.lockfileHash}, packages ${origin.sbomHash}.`;

  expect((await run('verify', 'mf-help')).out).toContain(sentence);
  expect((await run('verify')).out).toBe('0 revisions and 1 releases checked: no faults.\n');
  const manifest = join(config.storeRoot, 'remotes/mf-help/1.0.0/release.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(origin.sbomHash, integrityOf('other packages')));
  const after = await run('verify', 'mf-help@1.0.0');
  expect(after.exitCode).toBe(1);
  expect(after.out).not.toContain('was built from');
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

test('of two concurrent promotions one gets exit 3 and a hint how to continue', async () => {
  const { run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  await publishBuild({ name: 'mf-info', version: '1.0.0' });

  const results = await Promise.all([run('promote', 'mf-help@1.0.0'), run('promote', 'mf-info@1.0.0')]);

  const [winner, loser] = results.sort((a, b) => a.exitCode - b.exitCode);
  expect(winner?.exitCode).toBe(0);
  expect(loser).toMatchObject({ exitCode: 3, out: '' });
  expect(loser?.err).toMatch(/^The revision moved: .+ \(promote .*\) created revision 1 meanwhile/);
});

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

test('damage at the end of the chain is reported by status and verify, and only --skip-damaged continues', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  await run('promote', 'mf-help@1.0.0');
  await publishBuild({ version: '1.1.0' });
  writeFileSync(join(config.storeRoot, 'revisions/00000002.json'), '');
  const sentence = 'Revision 2 is not whole JSON: it is cut off or damaged.';

  expect(await run('status')).toMatchObject({ exitCode: 1, out: expect.stringContaining(sentence) });
  expect(await run('verify')).toMatchObject({ exitCode: 1, out: expect.stringContaining(sentence) });
  expect(await run('promote', 'mf-help@1.1.0')).toMatchObject({ exitCode: 1, err: expect.stringContaining(sentence) });
  expect(await run('promote', 'mf-help@1.1.0', '--skip-damaged')).toMatchObject({ exitCode: 3 });
  expect(await run('promote', 'mf-help@1.1.0', '--skip-damaged', '--although-lost')).toMatchObject({ exitCode: 0 });
  expect((await run('status')).out).toContain('Revision 3');
});

test('F49: a hole is told by status, history --verify and verify, each with exit 1', async () => {
  const { config, run, publishBuild } = freshSite();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`);
  }
  rmSync(join(config.storeRoot, 'revisions/00000002.json'));
  const sentence = 'Revision 2 is missing although revision 3 is there.';

  for (const command of [['status'], ['history', '--verify'], ['verify']])
    expect(await run(...command)).toMatchObject({ exitCode: 1, out: expect.stringContaining(sentence) });
  expect((await run('status')).out).toContain('Revision 3,');
  expect(JSON.parse((await run('history', '--verify', '--json')).out)).toMatchObject({ newest: 3, faults: [sentence] });
});

test('F49: a log that was exported is a witness against a chain that lost its end, and against shells', async () => {
  const served: ShellHealth = { revision: 2, remotes: {}, chain: { hash: 'f'.repeat(64), end: 'unproven' } };
  const { config, root, run, publishBuild } = freshSite((url) =>
    url.includes('silent') ? new Error('nobody') : served,
  );
  for (const version of ['1.0.0', '1.1.0']) {
    await publishBuild({ version });
    await run('promote', `mf-help@${version}`);
  }
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

test('a store whose keys are lost is said to be untrusted, not read as empty', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  await run('promote', 'mf-help@1.0.0');
  rmSync(config.keys.trusted);

  const { exitCode, out } = await run('status');

  expect(exitCode).toBe(1);
  expect(out).toMatch(/Revision 1 is refused: it is signed by the key [0-9a-f]{16}, which is not trusted here\./);
});

test('keys of teams: created by a command, used by variables, listed, and retired', async () => {
  const { root, config, run, publishBuild } = freshSite();
  const create = async (...args: string[]) => JSON.parse((await run('keys', 'create', ...args, '--json')).out);
  await publishBuild({ name: 'mf-info', version: '1.0.0' });

  const help = await create('--role', 'publish', '--owner', 'help-team', '--names', 'mf-help', '--days', '20');
  const ops = await create('--role', 'promote', '--owner', 'ops', '--out', join(root, 'safe/ops.pem'));
  config.keys = { ...config.keys, publish: help.file, promote: ops.file };

  expect(ops.file).toBe(join(root, 'safe/ops.pem'));
  expect(statSync(help.file).mode & 0o777).toBe(0o600);
  expect((await publishBuild({ version: '1.0.0' })).exitCode).toBe(0);
  expect((await publishBuild({ name: 'mf-info', version: '1.1.0' })).err).toContain(
    `${help.file} cannot publish mf-info: the publish key ${help.key.id} of help-team publishes mf-help only.`,
  );
  expect((await run('promote', 'mf-help@1.0.0')).exitCode).toBe(0);

  const listed = (await run('keys', 'list')).out;
  expect(listed).toMatch(/^[0-9a-f]{16} {2}development {2}publish +\* +20\d\d-\d\d-\d\d {3}active$/m);
  expect(listed).toMatch(new RegExp(`^${help.key.id} {2}help-team {4}publish +mf-help .* expires soon$`, 'm'));
  expect(JSON.parse((await run('keys', 'list', '--json')).out)).toHaveLength(5);

  expect((await run('keys', 'retire', ops.key.id)).out).toContain(
    `the promote key ${ops.key.id} of ops signs nothing any more; what it signed before`,
  );
  expect((await run('promote', 'mf-info@1.0.0')).err).toContain(`the promote key ${ops.key.id} of ops signed until`);
  expect((await run('verify')).out).toBe('1 revisions and 2 releases checked: no faults.\n');
  expect((await run('keys', 'retire', ops.key.id)).out).toContain('signs nothing since');
  expect((await run('keys', 'retire', '0123456789abcdef')).err).toContain('holds no key 0123456789abcdef');
});

test('a third key of a team is refused and leaves no file behind; after one is retired it is created', async () => {
  const { config, run } = freshSite();
  const create = () => run('keys', 'create', '--role', 'rollback', '--owner', 'night-shift');
  const first = /the rollback key ([0-9a-f]{16})/.exec((await create()).out)?.[1] ?? '';
  expect((await create()).out).toContain('RELEASE_PROMOTE_KEY=');
  const before = readdirSync(dirname(config.keys.trusted));

  expect(await create()).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('has 3 rollback keys that sign at a time'),
  });
  expect(readdirSync(dirname(config.keys.trusted))).toEqual(before);

  await run('keys', 'retire', first);
  expect((await create()).exitCode).toBe(0);
});

test('without a key nothing is published and nothing promoted, and the sentence says how to get one', async () => {
  const { root, config, run } = freshSite();
  writeSampleWorkspace(root, { version: '1.0.0' });

  expect(await run('publish', 'mf-help')).toEqual({
    exitCode: 1,
    out: '',
    err:
      `There is no key to publish with: ${config.keys.publish} is not there. Create one with npm run release -- keys create ` +
      '--role publish --names <names> --owner <team>, and name its file in RELEASE_PUBLISH_KEY; where there is no keyring yet, npm start makes keys for this machine.\n',
  });
  expect((await run('promote', 'mf-help@1.0.0')).err).toContain(
    'keys create --role promote --owner <team>, and name its file in RELEASE_PROMOTE_KEY',
  );
  expect(existsSync(config.storeRoot)).toBe(false);
});

test('a keyring that is broken is named by every command', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  writeFileSync(config.keys.trusted, '{"keys":');

  expect((await run('status')).err).toBe(
    `The keyring ${config.keys.trusted} is not whole JSON: it is cut off or damaged.\n`,
  );
  expect((await run('keys', 'list')).exitCode).toBe(1);
});

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
