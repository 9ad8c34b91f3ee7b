import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { readHead } from '../chain/head';
import { promote } from '../operations/promote';
import { rollback } from '../operations/rollback';
import { openStoreAccess } from '../operations/store-access';
import { followingShell, freshSite } from '../testing/fresh-site';
import { removeFreshFolders } from '../testing/fresh-stores';
import { revisionPath } from '../store/store-paths';

let server: Server | undefined;

afterEach(() => server?.close().closeAllConnections());
afterAll(removeFreshFolders);

/** A shell that has revision 3 by order and looks at its store at every third question; `order` while it tells of it. */
async function siteWithOrder() {
  const shell = { order: undefined as Buffer | undefined, asked: 0, looksEvery: 3, told: [] as unknown[], serves: {} };
  const site = freshSite((_, root) => ({
    ...followingShell(root),
    ...shell.serves,
    error: shell.order ? 'Revision 3 was ordered here and is not in the store.' : null,
  }));
  await site.publishBuild({ name: 'mf-college', version: '2.0.0' });
  for (const version of ['1.0.0', '1.1.0']) {
    await site.publishBuild({ version });
    await site.run('promote', `mf-help@${version}`, '--no-wait');
  }
  await site.run('rollback', 'mf-help', '--by', 'wang', '--reason', '打不开', '--no-wait');
  const path = join(site.config.storeRoot, revisionPath(3));
  const order = readFileSync(path);
  shell.order = order;
  rmSync(path);
  const isOvertaken = () => existsSync(path) && !readFileSync(path).equals(order);
  const answerOf = async (request: IncomingMessage) => {
    if (request.method === 'POST') {
      shell.told.push(await json(request));
      shell.order = undefined;
      return { told: true };
    }
    shell.asked += 1;
    if (shell.asked % shell.looksEvery === 0 && !isOvertaken()) shell.order = undefined;
    const file = order.toString('base64');
    return shell.order ? [{ sequence: 3, file, ...(isOvertaken() && { overtaken: true }) }] : [];
  };
  const made = createServer((request, response) => {
    void answerOf(request).then((answer) => response.end(JSON.stringify(answer)));
  });
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  site.config.shellUrls = [`http://127.0.0.1:${(made.address() as AddressInfo).port}`];
  const live = async () => {
    const { store, trusted } = openStoreAccess(site.config);
    return (await readHead(store, trusted())).revision;
  };
  return { ...site, shell, order, path, live };
}

/** What begins, ends or changes something of another section, or of the chain alone. */
const writers = [
  'promote mf-college@2.0.0 --no-wait',
  'canary mf-college@2.0.0 --share 5% --unguarded --no-wait',
  'settle-dates --no-wait',
  'prune --yes',
  'publish mf-help',
];

test.each(writers)(
  'R13.124 F74: before %s what a shell was ordered goes into the store, so that nothing takes its number',
  async (words) => {
    const { run, shell, order, path, live } = await siteWithOrder();
    shell.looksEvery = Number.NaN;
    const { err } = await run(...words.split(' '), '--by', 'chen');
    expect(err).toContain('The store has revision 3, by wang: 打不开. http://127.0.0.1:');
    expect(readFileSync(path)).toEqual(order);
    expect(await live()).toMatchObject({
      remotes: { 'mf-help': { version: '1.0.0' } },
      bad: { 'mf-help': { '1.1.0': 3 } },
    });
  },
);

test('R13.124 an order that comes while a gate looks is delivered before the number is given away, whoever writes', async () => {
  const { config, live } = await siteWithOrder();
  const { store, keys } = openStoreAccess(config);
  await promote(store, keys(), { 'mf-college': '2.0.0' }, { by: 'chen' });
  expect(await live()).toMatchObject({
    sequence: 4,
    remotes: { 'mf-help': { version: '1.0.0' }, 'mf-college': { version: '2.0.0' } },
    bad: { 'mf-help': { '1.1.0': 3 } },
  });
});

test('R13.124 an operator whose number an order has is told who was first', async () => {
  const { config, live } = await siteWithOrder();
  const { store, keys } = openStoreAccess(config);
  const late = rollback(store, keys(), 'mf-help', { by: 'li' });
  await expect(late).rejects.toThrow('wang (打不开) created revision 3 meanwhile');
  expect(await live()).toMatchObject({ sequence: 3, by: 'wang' });
});

test('R13.125 status says before the past what shells were ordered and the store lacks', async () => {
  const { run, shell, config, order } = await siteWithOrder();
  shell.looksEvery = Number.NaN;
  const { exitCode, out } = await run('status');
  expect(exitCode).toBe(1);
  const [url] = config.shellUrls;
  expect(out).toContain(
    `Wrong: ${url} took an order, revision 3, by wang: 打不开, and the store, of which this tells, does not have it. npm run release -- deliver brings it there.\nRevision 2, `,
  );
  shell.serves = { revision: 3, remotes: {} };
  expect((await run('status')).out).toContain(`${url} serves revision 3, which was ordered and is not in the store.`);
  writeFileSync(join(config.storeRoot, revisionPath(3)), order);
  expect((await run('status')).out).not.toContain('Wrong');
});

test('R13.125 doctor names what shells were ordered, and guesses no other store', async () => {
  const { run, shell } = await siteWithOrder();
  shell.serves = { revision: 3, remotes: {}, alarms: [{ kind: 'order', text: 'Revision 3 was ordered here.' }] };
  const { out } = await run('doctor');
  expect(out).toMatch(/^wrong {2}http:\S+ says: Revision 3 was ordered here\. → npm run release -- deliver$/m);
  expect(out).not.toContain('another store?');
});

test('R13.124 what no key of this site signed is no order, and holds up nobody', async () => {
  const { run, shell, order, live } = await siteWithOrder();
  shell.looksEvery = Number.NaN;
  order[order.length - 10] = 0;
  expect(await run('promote', 'mf-college@2.0.0', '--no-wait')).toMatchObject({ exitCode: 0, err: '' });
  expect(await live()).toMatchObject({ sequence: 3, by: expect.not.stringContaining('wang') });
});

test('R13.124 an order that the store has another revision in the place of is named by writers and deliver, which tells the shells', async () => {
  const { run, config, path, order, shell } = await siteWithOrder();
  shell.looksEvery = Number.NaN;
  // Somebody whose SHELL_URLS name no shell.
  const { shellUrls } = config;
  config.shellUrls = [];
  await run('promote', 'mf-college@2.0.0', '--no-wait', '--by', 'chen');
  config.shellUrls = shellUrls;
  expect(await run('status')).toMatchObject({
    exitCode: 1,
    out: expect.stringContaining('by wang: 打不开, and it is not live, because the store has another revision'),
  });
  const { err } = await run('prune');
  expect(err).toMatch(
    /^Beware: The store has another revision than revision 3, by wang: 打不开\. .* deliver ends the alarm/,
  );
  const delivered = await run('deliver');
  expect([delivered.exitCode, delivered.out]).toEqual([
    3,
    expect.stringMatching(/^The store has another revision than revision 3, by wang: 打不开\. That one counts/),
  ]);
  expect(shell.told).toEqual([{ last: 3 }]);
  expect(await run('deliver')).toMatchObject({ exitCode: 0 });
  expect(readFileSync(path)).not.toEqual(order);
});

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
  shell.looksEvery = Number.NaN;
  expect((await run('deliver')).out).toContain('Beware: Revision 3 was ordered here and is not in the store.');
});
