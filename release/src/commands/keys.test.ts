import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { writeSampleWorkspace } from '../testing/sample-workspace';

afterAll(removeFreshFolders);

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
