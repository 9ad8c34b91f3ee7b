import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { revisionPath } from '../store/store-paths';

let server: Server | undefined;

afterEach(() => server?.close().closeAllConnections());
afterAll(removeFreshFolders);

/** A shell that has revision 3 by order and looks at its store at every third question; `order` while it tells of it. */
async function siteWithOrder() {
  const shell = { order: undefined as Buffer | undefined, asked: 0 };
  const site = freshSite((_, root) => ({
    ...followingShell(root),
    error: shell.order ? 'Revision 3 was ordered here and is not in the store.' : null,
  }));
  for (const version of ['1.0.0', '1.1.0']) {
    await site.publishBuild({ version });
    await site.run('promote', `mf-help@${version}`, '--no-wait');
  }
  await site.run('rollback', 'mf-help', '--by', 'wang', '--reason', '打不开', '--no-wait');
  const path = join(site.config.storeRoot, revisionPath(3));
  shell.order = readFileSync(path);
  rmSync(path);
  const { order } = shell;
  const made = createServer((_, response) => {
    shell.asked += 1;
    if (shell.asked % 3 === 0) shell.order = undefined;
    response.end(JSON.stringify(shell.order ? [{ sequence: 3, file: order.toString('base64') }] : []));
  });
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  site.config.shellUrls = [`http://127.0.0.1:${(made.address() as AddressInfo).port}`];
  return { ...site, shell };
}

test('deliver waits until shells have seen in the store what it brought there, and warns of nothing that is done', async () => {
  const { run, shell } = await siteWithOrder();
  const { exitCode, out } = await run('deliver');
  expect([exitCode, out]).toEqual([0, expect.stringMatching(/^The store has revision 3, by wang: 打不开\.\n/)]);
  expect(out).toContain('serves revision 3 after');
  expect(out).not.toContain('Beware');
  expect(shell.asked).toBe(3);
});

test('deliver tells what a shell still says after ten seconds', async () => {
  const { run, shell } = await siteWithOrder();
  shell.asked = Number.NaN;
  expect((await run('deliver')).out).toContain('Beware: Revision 3 was ordered here and is not in the store.');
});
