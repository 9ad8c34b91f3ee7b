import { renameSync } from 'node:fs';
import { readHead } from '../chain/head';
import { makeDevelopmentKeys } from '../keys/development-keys';
import { createKey } from '../keys/new-key';
import { openStoreAccess } from '../operations/store-access';
import { type Answer, followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { publishVersions } from '../testing/sample-release';

afterAll(removeFreshFolders);

/** A site with mf-help 1.0.0 live, where from revision 2 on two owners sign; `as` changes who sits at the machine. */
async function openSite(answers?: Answer[]) {
  const health = (_url: string, storeRoot: string) => ({ ...followingShell(storeRoot), error: null, canaries: [] });
  const { run, config } = freshSite(health, answers);
  await makeDevelopmentKeys(config.keys);
  const access = openStoreAccess(config);
  await publishVersions(access.store, access.keys(), 'mf-help', '1.0.0', '1.1.0', '1.2.0');
  await run('promote', 'mf-help@1.0.0', '--by', 'lin', '--no-wait');
  const { file } = await createKey(config.keys.trusted, { role: 'promote', owner: 'ops', days: 9 });
  const change = () => {
    renameSync(config.keys.promote, `${file}.other`);
    renameSync(file, config.keys.promote);
    renameSync(`${file}.other`, file);
  };
  return { run, config, change, live: async () => (await readHead(access.store, access.trusted())).revision };
}

const idIn = (text: string) => /approve (\S+)\n/.exec(text)?.[1] ?? '';

test('R13.74 R13.79 R13.115 the first person is told what the second has to run, who reads what differs and signs', async () => {
  const { run, change, live } = await openSite();
  const wanted = await run('keys', 'two');
  expect(wanted.out).toMatch(/^From revision 2 on, .* of these: development, ops\.\nA rollback, /);

  const asked = await run('promote', 'mf-help@1.1.0', '--by', 'lin', '--reason', '术语表上线');
  expect(asked.exitCode).toBe(6);
  expect(asked.err).toMatch(
    /^Nothing is live of it yet\. From revision 2 on .* another owner than development runs: npm run release -- approve 2-[0-9a-f]{8}\n$/,
  );
  const id = idIn(asked.err);
  expect((await run('approve')).out).toMatch(
    new RegExp(
      `^Proposal ${id} by lin \\(development\\), until .*: 术语表上线\n  mf-help 1.0.0 → 1.1.0\n  checked: 1 pages`,
    ),
  );
  expect((await run('status')).out).toContain(`Waits for a second person: proposal ${id} by lin (development), until`);
  expect((await run('doctor')).out).toMatch(
    new RegExp(`^look +Waits for a second person: proposal ${id} .* → npm run release -- approve ${id}$`, 'm'),
  );
  expect((await run('approve', id, '--yes')).err).toContain('a second person has a key of another owner.');

  change();
  const unasked = await run('approve', id, '--by', 'zhou', '--no-wait');
  expect(unasked).toMatchObject({ exitCode: 3, out: '' });
  expect(unasked.err).toMatch(
    /术语表上线\n {2}mf-help 1\.0\.0 → 1\.1\.0\n[^]*\nNothing was changed\. --yes signs it\.\n$/,
  );
  expect(await live()).toMatchObject({ sequence: 1 });
  const signed = await run('approve', id, '--by', 'zhou', '--yes', '--no-wait');
  expect(signed).toMatchObject({ exitCode: 0, err: '' });
  expect(signed.out).toContain('Revision 2: mf-help 1.0.0 → 1.1.0. Both have signed it.');
  expect(await live()).toMatchObject({ sequence: 2, by: 'lin', proposed: { approvedBy: 'zhou' } });
  expect((await run('history', '--limit', '1')).out).toContain('\n    approved by zhou\n');
  expect((await run('rollback', 'mf-help', '--no-wait')).exitCode).toBe(0);
});

test('at a terminal nothing is signed without a yes; a proposal that is overtaken is exit 3, and one that is not there exit 1', async () => {
  const { run, change, live } = await openSite(['no', 'yes']);
  await run('keys', 'two');
  const first = idIn((await run('promote', 'mf-help@1.1.0')).err);
  const other = idIn((await run('promote', 'mf-help@1.2.0')).err);
  change();

  expect(await run('approve', first)).toMatchObject({ exitCode: 1, out: 'Nothing was signed.\n' });
  expect(await live()).toMatchObject({ sequence: 1 });
  expect((await run('approve', first, '--no-wait')).exitCode).toBe(0);
  const late = await run('approve', other);
  expect(late.exitCode).toBe(3);
  expect(late.err).toMatch(
    /^The proposal 2-\w+ is overtaken: .* Nothing was changed; whoever wants it still proposes it/,
  );
  expect(await run('approve', '3-00000000')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining('There is no'),
  });
  expect(await run('approve', '../3')).toMatchObject({ exitCode: 2, err: expect.stringContaining('is no name of') });
  expect((await run('approve')).out).toBe('No proposal is open.\n');
});

test('R13.75 a canary that a second person begins asks for a guard too', async () => {
  const { run, change } = await openSite();
  await run('keys', 'two');
  const begun = await run('canary', 'mf-help@1.1.0', '--share', '5%', '--unguarded');
  change();

  const refused = await run('approve', idIn(begun.err));
  expect(refused.err).toContain('A canary asks for a guard that lives');
  const signed = await run('approve', idIn(begun.err), '--unguarded', '--yes', '--no-wait');
  expect(signed.out).toContain('canary mf-help 1.1.0 at 5 %');
  expect((await run('canary', '--stop', '--no-wait')).exitCode).toBe(0);
});

test('two keys are wanted from a revision to come on, where two owners have one, and doctor says where they cannot', async () => {
  const { run, config } = await openSite();
  expect((await run('keys', 'two', '--from', '1')).err).toContain('Revision 1 is past: the next one is 2.');
  expect((await run('keys', 'two', '--from', '4', '--end')).exitCode).toBe(2);
  expect((await run('keys', 'two', '--from', '4')).exitCode).toBe(0);
  expect((await run('doctor')).out).toMatch(
    /^look +One key is enough until revision 4, and the newest is 1\. → .* --from 2$/m,
  );
  expect((await run('promote', 'mf-help@1.1.0', '--no-wait')).exitCode).toBe(0);

  const { entry } = await createKey(config.keys.trusted, { role: 'rollback', owner: 'night', days: 9 });
  expect((await run('keys', 'retire', entry.id)).exitCode).toBe(0);
  expect((await run('promote', 'mf-help@1.2.0', '--no-wait')).exitCode).toBe(0);
  expect((await run('promote', 'mf-help@1.1.0', '--no-wait')).exitCode).toBe(6);
  const ops = openStoreAccess(config).trusted().promoters(new Date().toISOString());
  expect(ops).toEqual(['development', 'ops']);
  expect((await run('keys', 'two', '--end')).out).toBe('One promote key is enough again.\n');
  expect((await run('promote', 'mf-help@1.1.0', '--no-wait')).exitCode).toBe(0);
});
