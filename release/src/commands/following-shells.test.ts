import type { ShellHealth } from '../shells/shell-health';
import { followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

const refused = () =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });

/** Two versions are live one after the other, whatever the shell says. */
async function promotedTwice(...site: Parameters<typeof freshSite>) {
  const fresh = freshSite(...site);
  for (const version of ['1.0.0', '1.1.0']) {
    await fresh.publishBuild({ version });
    await fresh.run('promote', `mf-help@${version}`, '--no-wait');
  }
  return fresh;
}

test('R10.58 a rollback that no shell follows is exit 4 with its name and reason, and the revision is there', async () => {
  const { run } = await promotedTwice(refused);

  const { exitCode, out } = await run('rollback', 'mf-help');

  expect(exitCode).toBe(4);
  expect(out).toContain(
    'No shell answers at http://127.0.0.1:8082: nobody listens there; revision 3 is what it will start with.',
  );
  expect(out).toContain('Revision 3 stays; 1 of 1 shells do not follow it (exit 4).');
  expect((await run('history')).out).toMatch(/^3 .*mf-help 1\.1\.0 → 1\.0\.0/m);
});

test('with --no-wait nobody is asked, and that is said', async () => {
  const asked = jest.fn(refused);
  const { run } = await promotedTwice(asked);
  asked.mockClear();

  const { exitCode, out } = await run('rollback', 'mf-help', '--no-wait');

  expect({ exitCode, asked: asked.mock.calls }).toEqual({ exitCode: 0, asked: [] });
  expect(out).toContain('Nobody looked whether the shells follow');
});

test('a shell that answers and does not follow within ten seconds is exit 4 with its reason', async () => {
  const stuck: ShellHealth = { revision: 0, remotes: {}, error: 'mf-help 1.1.0 throws while it loads' };
  const { run } = await promotedTwice(() => stuck);

  const { exitCode, out } = await run('rollback', 'mf-help');

  expect(exitCode).toBe(4);
  expect(out).toContain('still serves revision 0 after 10 s: mf-help 1.1.0 throws while it loads');
});

test('R10.58 a shell that follows with another version of the section than was wanted is exit 4', async () => {
  const { run } = await promotedTwice((_, root) => ({
    ...followingShell(root),
    remotes: { 'mf-help': '0.9.0' },
    error: 'mf-help 1.0.0 does not run here: boom.',
  }));

  expect(await run('rollback', 'mf-help')).toMatchObject({
    exitCode: 4,
    out: expect.stringContaining(
      'serves revision 3 and runs mf-help 0.9.0, not 1.0.0. Beware: mf-help 1.0.0 does not run here: boom.',
    ),
  });
});

test('R10.58 a shell of another store is found out by the hash of its revision, also when its number is higher', async () => {
  const chain = { hash: 'f'.repeat(64), end: 'proven' as const };
  let other = {};
  const { run } = await promotedTwice((_, root) => ({ ...followingShell(root), ...other }));
  other = { revision: 900, chain };

  expect(await run('promote', 'mf-help@1.0.0')).toMatchObject({
    exitCode: 4,
    out: expect.stringContaining('serves a revision 900 that this store does not have: it follows another store.'),
  });
});

test('where no shell is named nobody can know, which is exit 4 too', async () => {
  const { config, run } = await promotedTwice();
  config.shellUrls = [];

  expect(await run('rollback', 'mf-help')).toMatchObject({
    exitCode: 4,
    out: expect.stringContaining('SHELL_URLS names no shell'),
  });
});

test('of two shells each is named with its own time, and one that is silent makes the whole exit 4', async () => {
  const { config, run } = await promotedTwice((url, root) => (url.includes('two') ? refused() : followingShell(root)));
  config.shellUrls = ['http://one:8082', 'http://two:8082'];

  const { exitCode, out } = await run('rollback', 'mf-help');

  expect(exitCode).toBe(4);
  expect(out).toContain('http://one:8082 serves revision 3 after 0.00 s.');
  expect(out).toContain('No shell answers at http://two:8082');
  expect(out).toContain('1 of 2 shells');
});
