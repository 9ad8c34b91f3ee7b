import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { startCanary, stopCanaries } from '@site/release/operations/canary';
import { previewLink } from '@site/release/links/preview-link';
import { freePort } from '@site/shared/process/free-port';
import { Metrics } from '../../api/src/operations/metrics';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { startCaddy } from '../harness/caddy';
import { askRaw } from '../harness/raw-request';
import { type Nginx, startNginx } from '../harness/nginx';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { bucketOf, crawler, visit } from '../harness/visitors';
import { askedMetrics, reportedMetrics } from '../laws/asked-metrics';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

const remote = 'mf-help';
const article = '/help/helpDocument/10001';
const other = '/help/helpDocument/10002';
const by = { by: 'e2e' };
const personal = 'private, no-store, no-transform';

let site: Site;
let nginx: Nginx;
let stable: string;

test.beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  site = await startSite(apiOrigin(), { SITE_ORIGIN: origin, EDGE_CACHE: 'nginx', TRUSTED_HOPS: '1' });
  nginx = await startNginx(port, [site.shell.origin]);
  stable = (await site.shell.health()).remotes[remote] ?? '';
});

test.afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

/** An answer of nginx with the line of its log, which comes after it: what is asked next must not find it there. */
async function withLine<Answer>(ask: () => Promise<Answer>) {
  const before = nginx.lines().length;
  const answer = await ask();
  return { answer, line: await waitFor('the line of the answer', () => nginx.lines()[before]) };
}

/** What nginx says of its answer for a path. */
async function kept(address: string, headers?: Record<string, string>) {
  const { answer, line } = await withLine(() => visit(nginx.origin + address, headers));
  return { ...answer, line, cache: line.cache };
}

let notAskedYet = 20_000;

/** Until nginx has heard of the set that is live, some seconds: it then keeps a page that it had no copy of before. */
async function generationReceived(): Promise<void> {
  notAskedYet += 1;
  const page = `/info/${notAskedYet}`;
  await waitFor('nginx keeps pages of the live set', async () => (await kept(page)).cache === 'REVALIDATED');
}

async function switched(version: string): Promise<void> {
  await waitFor(`the shell shows ${version}`, async () => (await site.shell.health()).remotes[remote] === version);
}

async function goLive(version: string): Promise<void> {
  await publishVariant(site, remote, version, changes.marked(version));
  await site.promote({ [remote]: version });
  await switched(version);
}

test('R11.33 a page is kept and asked for each time, so that a release and a rollback are seen with the next request', async () => {
  await generationReceived();
  await kept(article);
  expect(await kept(article)).toMatchObject({ status: 200, cache: 'REVALIDATED' });

  await goLive('9.6.0');
  expect((await kept(article)).html.includes('release 9.6.0')).toBe(true);
  await generationReceived();
  expect((await kept(article)).html.includes('release 9.6.0')).toBe(true);

  await site.rollback(remote);
  await switched(stable);
  for (let times = 0; times < 3; times += 1) expect((await kept(article)).html.includes('release 9.6.0')).toBe(false);
});

test('R11.33 each coding has copies of its own, and browsers ask with the tag of theirs', everyCase, async () => {
  await generationReceived();
  const tags = [];
  for (const coding of ['br', 'gzip', 'identity', 'br;q=0, gzip']) {
    await kept(article, { 'accept-encoding': coding });
    const { headers, html } = await kept(article, { 'accept-encoding': coding });
    tags.push(headers.get('etag'));
    expect([coding, headers.get('content-encoding') ?? 'identity']).toEqual([coding, coding.split(' ').at(-1)]);
    expect(html).toContain('</html>');
  }
  expect(new Set(tags).size).toBe(1);
  const again = await kept(article, { 'if-none-match': tags[0] ?? '' });
  expect([again.status, again.cache]).toEqual([304, 'REVALIDATED']);
});

test('R11.35 a preview is shown to its visitor and kept for nobody', async () => {
  await publishVariant(site, remote, '9.6.1', changes.marked('9.6.1'));
  const { link } = previewLink(site.keys, { name: remote, version: '9.6.1', site: nginx.origin, page: article });
  const entered = await kept(new URL(link).pathname);
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect([entered.status, cookie.slice(0, 8)]).toEqual([303, 'preview=']);

  const shown = await kept(article, { cookie });
  expect(shown.html.includes('release 9.6.1')).toBe(true);
  expect([shown.headers.get('cache-control'), shown.cache]).toEqual([personal, 'BYPASS']);
  expect((await kept(article)).html.includes('9.6.1')).toBe(false);
});

test(
  'R11.35 during a canary a visitor without a bucket is given one of his own, and what the canary shows is kept for nobody',
  everyCase,
  async () => {
    const version = '9.6.2';
    const canary = { remote, version, share: 0.5 };
    await publishVariant(site, remote, version, changes.marked(version));
    await generationReceived();
    await kept(article);
    await startCanary(site.store, site.keys, canary, by);
    await waitFor('the canary is loaded', async () => (await site.shell.health()).canaries[0]?.loaded);

    for (let visitor = 0; visitor < 2; visitor += 1) {
      const { headers, html } = await kept(article);
      expect(headers.get('set-cookie')).toMatch(/^bucket=\d{1,6};/);
      expect([headers.get('cache-control'), html.includes(version)]).toEqual([personal, false]);
    }
    const inside = await kept(article, { cookie: `bucket=${bucketOf(canary, true)}` });
    expect([inside.headers.get('cache-control'), inside.html.includes(`release ${version}`)]).toEqual([personal, true]);
    for (const headers of [{ cookie: `bucket=${bucketOf(canary, false)}` }, { 'user-agent': crawler }]) {
      const shared = await kept(article, headers);
      expect([shared.cache, shared.headers.get('set-cookie'), shared.html.includes(version)]).toEqual([
        'REVALIDATED',
        null,
        false,
      ]);
    }
    await stopCanaries(site.store, site.keys, {}, by);
    await waitFor('no canary', async () => (await site.shell.health()).canaries.length === 0);
  },
);

test('R11.37 files are kept for ever, in brotli, with the bytes of the shell', async () => {
  const { html } = await kept(article);
  const file = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const accepting = { 'accept-encoding': 'br' };
  await kept(file, accepting);
  const { headers, html: script, cache } = await kept(`${file}?anything`, accepting);
  expect([cache, headers.get('content-encoding')]).toEqual(['HIT', 'br']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script).toBe((await visit(site.shell.origin + file)).html);
});

function textKept(folder: string): string {
  const places = readdirSync(folder, { recursive: true, encoding: 'latin1' }).map((name) => path.join(folder, name));
  return places
    .flatMap((place) =>
      statSync(place).isFile() && !place.endsWith('access.log') ? [readFileSync(place, 'latin1')] : [],
    )
    .join('\n');
}

test('R11.36 what visitors post passes through, and neither it nor a cookie is kept or logged', async () => {
  const phone = '13800999';
  const { answer: sent } = await withLine(() =>
    fetch(`${nginx.origin}/-/lead/quick`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: nginx.origin,
        cookie: 'note=secret-of-mine',
      },
      body: new URLSearchParams({ name: '陈经理', phone, requirement: '年会' }),
    }),
  );
  expect([sent.status, (await sent.text()).includes(phone)]).toEqual([422, true]);
  for (const typed of [`${article}?phone=${phone}`, `/help/helpSearch/${phone}`, `/search?q=${phone}`])
    expect([(await kept(typed)).cache, (await kept(typed)).cache]).toEqual(['MISS', 'MISS']);
  await kept(article, { cookie: 'note=secret-of-mine' });
  const kind = { pages: textKept(nginx.folder), log: JSON.stringify(nginx.lines()) };
  expect(kind.pages.includes('X-Accel-Expires')).toBe(true);
  const reported = Object.entries(kind).map(([name, text]) => [
    name,
    /secret-of-mine|set-cookie|13800999/i.exec(text)?.[0],
  ]);
  expect(reported).toEqual([
    ['pages', undefined],
    ['log', undefined],
  ]);
});

const strangersTrace = 'ffffffffffffffffffffffffffffffff';
const claims = {
  ...{ 'x-request-id': 'mine', 'x-forwarded-for': '203.0.113.9', cookie: 'kept=1' },
  ...{ traceparent: `00-${strangersTrace}-b7ad6b7169203331-01`, tracestate: 'vendor=mine' },
};

test('R11.38 the line of the shell names the request as that of nginx does', async () => {
  const { line } = await kept(article, claims);
  const own = await waitFor('the shell’s line of the request', () =>
    site.shell.lines.find((text) => text.includes(`"request":"${line.request}"`)),
  );
  const { status, ...answered } = JSON.parse(own) as { status: number };
  expect(answered).toMatchObject({ msg: 'answered', remote });
  // What nginx has kept it shows again when the shell says that it has not changed.
  expect([line.status, 304]).toContain(status);
  expect(site.shell.lines.join('\n')).not.toContain(strangersTrace);
});

test('R11.43 alerts and the dashboard ask for metrics that are told', everyCase, async () => {
  const reported = [
    ...reportedMetrics(await site.shell.metrics()),
    ...reportedMetrics(await new Metrics().registry.metrics()),
  ];
  expect(askedMetrics().length).toBeGreaterThan(15);
  expect(askedMetrics().filter((name) => !reported.includes(name))).toEqual([]);
});

test('R11.34 while no shell answers the last page of the live set is shown, one that was rolled back never, else a sentence', async () => {
  await generationReceived();
  await kept(article);
  await goLive('9.6.3');
  await generationReceived();
  for (const address of [article, other]) expect((await kept(address)).html.includes('release 9.6.3')).toBe(true);
  await site.rollback(remote);
  await switched(stable);
  await generationReceived();

  await site.shell.stop('SIGKILL');
  const good = await kept(article);
  expect([good.status, good.cache, good.html.includes('9.6.3')]).toEqual([200, 'STALE', false]);
  const none = await kept(other);
  expect([none.status, none.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(none.html).toContain('服务暂时不可用');
});

/** In the place of a shell, one that keeps what it hears. */
async function startListener() {
  const received: Record<string, unknown>[] = [];
  const server = createServer(({ headers }, response) => {
    received.push(headers);
    response.setHeader('X-Accel-Expires', '@1').end('page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => new Promise((done) => server.close(done).closeAllConnections());
  return { received, stop, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('R11.38 a shell is told the request, its trace and the visitor by nginx, whatever the visitor claims', async () => {
  const listener = await startListener();
  const front = await startNginx(await freePort(), [listener.origin]);
  const { headers } = await visit(`${front.origin}/page`, claims);
  await visit(`${front.origin}/page`);
  const pages = () => front.lines().filter(({ path: asked }) => asked === '/page');
  await waitFor('two lines', () => pages().length === 2);
  const [line = { request: '' }] = pages();
  expect(line.request).toMatch(/^[0-9a-f]{32}$/);
  expect(headers.get('x-request-id')).toBe(line.request);
  const traceparent = `00-${line.request}-${line.request.slice(16)}-01`;
  const reported = { 'x-request-id': line.request, 'x-forwarded-for': '127.0.0.1', cookie: 'kept=1', traceparent };
  expect(listener.received).toContainEqual(expect.objectContaining(reported));
  expect(JSON.stringify(listener.received)).not.toMatch(/tracestate|ffffffff/);
  // Without a generation nothing is kept: what it would be mixed with is unknown.
  expect(pages().map(({ cache }) => cache)).toEqual(['MISS', 'MISS']);
  await front.stop();
  await listener.stop();
});

test('F30: what answers behind nginx leads it nowhere', async () => {
  const orders = { 'X-Accel-Redirect': '/internal/nowhere', 'X-Accel-Limit-Rate': '1', 'X-Accel-Charset': 'gbk' };
  const behind = createServer((_, answer) =>
    answer.writeHead(200, { ...orders, 'Content-Type': 'text/html' }).end('page'),
  );
  await new Promise<void>((done) => behind.listen(0, '127.0.0.1', done));
  const front = await startNginx(await freePort(), [`http://127.0.0.1:${(behind.address() as AddressInfo).port}`]);
  for (const address of ['/page', '/assets/page.js', '/media/page.webp']) {
    const { status, html, headers } = await visit(front.origin + address);
    expect([address, status, html, headers.get('content-type')]).toEqual([address, 200, 'page', 'text/html']);
  }
  await front.stop();
  behind.close().closeAllConnections();
});

test('R11.46 Caddy tells the same, keeps nothing, and has a sentence when no shell answers', async () => {
  const listener = await startListener();
  const front = await startCaddy(await freePort(), [listener.origin]);
  const { headers, html } = await visit(`${front.origin}/page`, claims);
  expect([html, headers.get('x-request-id')]).toEqual(['page', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const reported = { 'x-request-id': headers.get('x-request-id'), 'x-forwarded-for': '127.0.0.1', cookie: 'kept=1' };
  expect(listener.received).toContainEqual(expect.objectContaining(reported));
  expect(JSON.stringify(listener.received)).not.toMatch(/tracestate|traceparent/);
  await listener.stop();
  const none = await visit(`${front.origin}/page`);
  expect([none.status, none.headers.get('cache-control'), none.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ]);
  expect(none.html).toContain('服务暂时不可用');
  await front.stop();
});

test('R11.51 Caddy passes on what a shell says of styles before the page', everyCase, async () => {
  const link = '</assets/page.css>; rel=preload; as=style';
  const shell = createServer((_, answer) => answer.writeEarlyHints({ link }, () => void answer.end('page')));
  await new Promise<void>((done) => shell.listen(0, '127.0.0.1', done));
  const front = await startCaddy(await freePort(), [`http://127.0.0.1:${(shell.address() as AddressInfo).port}`]);
  const hints: unknown[] = [];
  const { statusCode } = await new Promise<IncomingMessage>((done, fail) => {
    const asked = get(`${front.origin}/page`, { agent: false }, (answer) => done(answer.resume()));
    asked.on('information', ({ statusCode: status, headers }) => hints.push([status, headers.link])).on('error', fail);
  });
  expect([hints, statusCode]).toEqual([[[103, link]], 200]);
  await front.stop();
  shell.close().closeAllConnections();
});

test('R11.49 an address that nginx cannot read is not there, and says so in words', async () => {
  for (const target of ['/help/helpDocument/%E0%A4%A', '/assets/..%2f..%2frevisions/00000001.json']) {
    const { status, headers, body } = await askRaw(nginx.origin, target);
    expect(status, target).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(Buffer.from(body, 'latin1').toString()).toContain('<h1>没有这个页面</h1>');
  }
});
