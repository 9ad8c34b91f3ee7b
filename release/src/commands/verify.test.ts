import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

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

test('a store whose keys are lost is said to be untrusted, not read as empty', async () => {
  const { config, run, publishBuild } = freshSite();
  await publishBuild({ version: '1.0.0' });
  await run('promote', 'mf-help@1.0.0');
  rmSync(config.keys.trusted);

  const { exitCode, out } = await run('status');

  expect(exitCode).toBe(1);
  expect(out).toMatch(/Revision 1 is refused: it is signed by the key [0-9a-f]{16}, which is not trusted here\./);
});
