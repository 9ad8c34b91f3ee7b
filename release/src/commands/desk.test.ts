import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';

afterAll(removeFreshFolders);

/** A site whose operators' page answers so. */
function siteWithDesk(served: { address: string; freshToken: string | null }) {
  const site = freshSite();
  mkdirSync(dirname(site.config.deskFile), { recursive: true });
  writeFileSync(site.config.deskFile, `exports.serveDesk = async () => (${JSON.stringify(served)});`);
  return site;
}

test('the command serves the page that the configuration names, and says its address', async () => {
  const { run } = siteWithDesk({ address: 'http://127.0.0.1:8084', freshToken: null });

  expect(await run('desk')).toEqual({ exitCode: 0, out: 'The desk is at http://127.0.0.1:8084.\n', err: '' });
});

test('a token that was made for this start is told at the terminal, and never to a program', async () => {
  const { run } = siteWithDesk({ address: 'http://127.0.0.1:8084', freshToken: 'made-for-this-start' });

  expect((await run('desk')).out).toContain('Its token until it stops: made-for-this-start');
  expect(JSON.parse((await run('desk', '--json')).out)).toEqual({ address: 'http://127.0.0.1:8084' });
});

test('where the page is not installed, its command says which file is missing', async () => {
  const { run, config } = freshSite();

  expect(await run('desk')).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining(`${config.deskFile} is not there`),
  });
});
