import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { openGate } from '@site/release/gate/gate';
import { keptReports } from '@site/release/gate/kept-reports';
import { promote, versionsOf } from '@site/release/operations/promote';
import { readHead } from '@site/release/chain/head';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { request as requestOf } from 'undici';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { everyCase, unlessKept } from '../harness/every-case';
import { hiddenCentre } from '../harness/difference-breaks';
import { breaks } from '../harness/gate-breaks';
import { type GateSite, openGateSite } from '../harness/gate-site';
import { freePort } from '@site/shared/process/free-port';
import { changes, publishVariant } from '../harness/variant';

// docs/how-to/release-a-section.md: what is broken does not go live, and the reason names what is broken.

// The two of a day share one site.
test.describe.configure({ mode: process.env.EVERY_CASE ? 'parallel' : 'default' });

let site: GateSite;

test.beforeAll(async () => {
  site = await openGateSite(apiOrigin());
});

test.afterAll(() => site.close());

/** For a reason that names the version and says so; nothing is written. */
async function expectRefused(version: string, says: RegExp): Promise<void> {
  const { store, trusted } = site.access;
  const { nextSequence } = await readHead(store, trusted());

  const reasons = await site.refusalOf(version);

  expect(reasons?.join('\n')).toMatch(says);
  expect(reasons?.every((reason) => reason.startsWith(`mf-help ${version}`))).toBe(true);
  expect((await readHead(store, trusted())).nextSequence).toBe(nextSequence);
}

test('R10.53 R13.56 R13.100 R13.101 a healthy release is opened in a browser, goes live with that and with the difference that it declares in its revision, and is not opened again; of the next version only the page that has changed is, and refused (F7, F71)', async () => {
  await site.publishPages('9.0.1', hiddenCentre('/help/helpCenter'));
  const { revision } = await site.promotePages('9.0.1');

  expect(revision.gate).toMatchObject({ browser: expect.stringMatching(/^Chromium \d+/) });
  expect(revision.gate?.pages).toBeGreaterThanOrEqual(5);
  const kept = await keptReports(site.access.store, site.access.trusted(), 'mf-help', '9.0.1');
  expect(kept).toMatchObject([{ vouched: true, report: { findings: [], browser: revision.gate?.browser } }]);
  expect(kept[0]?.report.declared).toMatchObject([{ kind: 'noindex', where: '/help/helpCenter' }]);
  expect(kept[0]?.report.pages).toMatchObject([
    { path: '/help/helpCenter', addresses: ['/help/helpCenter'], views: 5, verdict: 'passed' },
    { path: '/help/helpDocument/:id?', verdict: 'passed' },
  ]);
  expect(kept[0]?.report.calls.map(({ verdict }) => verdict)).not.toContain('refused');
  const again = await openGate(site.access)(versionsOf(revision.remotes), ['mf-help']);
  expect(again.summary).toEqual(revision.gate);
  expect(await keptReports(site.access.store, site.access.trusted(), 'mf-help', '9.0.1')).toHaveLength(1);

  const { made, says } = breaks['the browser makes other markup than the server'] ?? {};
  await site.publishPages('9.0.6', made);
  await expectRefused('9.0.6', says ?? /none/);
  const [refused] = await keptReports(site.access.store, site.access.trusted(), 'mf-help', '9.0.6');
  expect(refused?.report.pages).toMatchObject([
    { path: '/help/helpCenter', views: 5, known: 0, verdict: 'refused' },
    { path: '/help/helpDocument/:id?', views: 11, known: 11, verdict: 'passed' },
  ]);
});

test('a section that is broken already holds no other one back, and is not blamed (F44)', everyCase, async () => {
  const { store, keys } = site.access;
  const broken = await publishVariant({ store, keys: keys() }, 'mf-college', '9.0.4', changes.throwsInRender());
  await promote(store, keys(), { 'mf-college': broken }, { by: 'e2e', ungated: 'to be broken' });
  await site.publishPages('9.0.3');

  const { reasons, reports } = await openGate(site.access)({ 'mf-college': broken, 'mf-help': '9.0.3' }, ['mf-help']);

  expect(reasons).toEqual([]);
  expect(reports.map(({ remote }) => remote)).toEqual(['mf-help']);
  await expect(site.promotePages('9.0.3')).resolves.toMatchObject({ changed: true });
});

/** As an operator runs it. */
function release(...typed: string[]) {
  const args = ['--import', 'tsx', 'release/src/cli.ts', ...typed];
  return new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const child = spawn(process.execPath, args, { cwd: repositoryRoot });
    const printed = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.err += text));
    child.on('close', (code) => done({ code, ...printed }));
  });
}

test('an operator reads a table of pages, and the history says what was checked', everyCase, async () => {
  await site.publishPages('9.0.2');
  const checked = await release('check', 'mf-help@9.0.2');

  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(checked.out).toMatch(/^mf-help 9\.0\.2 may go live\.\npage +addresses +windows +unchanged +verdict\n/);
  expect(checked.out).toMatch(/^\/help\/helpDocument\/:id\? +\d +\d+ +\d+ +passed$/m);
  expect((await release('promote', 'mf-help@9.0.2')).out).toContain('mf-help 9.0.2 is live.');
  expect((await release('history')).out).toMatch(/^ +checked: \d+ pages, Chromium \d/m);
});

/** A service that passes calls on to that of this run, and has forgotten one of them. */
async function forgetfulService(): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const isForgotten = url.startsWith('/v1/help_center/hot_search/page');
    const { host: _host, connection: _connection, ...passed } = headers;
    const answer = await requestOf(apiOrigin() + (isForgotten ? '/nothing' : url), {
      method: method as 'GET',
      headers: passed,
      body: method === 'GET' ? null : request,
    });
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' });
    response.end(await answer.body.text());
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('a service that answers what all live releases need passes', everyCase, async () => {
  const { code, out } = await release('check', '--service', apiOrigin());
  expect(out).toContain('answers every reading call of the 5 live releases.');
  expect(code).toBe(0);
});

test(
  'R10.56 a service is asked what all live releases need, and a broken one is told by call and release',
  everyCase,
  async () => {
    const { origin, close } = await forgetfulService();
    const { code, out } = await release('check', '--service', origin);
    close();
    expect(out).toMatch(/^help-hot-words +mf-help \S+ +post \S+ +refused +is answered with status 404$/m);
    expect(out).toContain('does not answer all that live releases ask: 1 refused.');
    expect(code).toBe(1);
  },
);

for (const [number, [what, { made, says, everyday }]] of Object.entries(breaks).entries())
  test(
    `R10.52 where ${what} the release is refused, and the reason says so (F7)`,
    unlessKept(everyday === true),
    async () => {
      const version = `9.1.${number}`;
      await site.publishPages(version, made);
      await expectRefused(version, says);
    },
  );
