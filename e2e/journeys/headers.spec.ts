import { createHash } from 'node:crypto';
import { apiOrigin, expect, test } from '../harness/browser-test';
import { type FaultApi, startFaultApi } from '../harness/fault-api';
import { askRaw, type RawAnswer, speak } from '../harness/raw-request';
import { type Site, startSite } from '../harness/site';
import { changes, publishVariant } from '../harness/variant';
import { waitFor } from '../harness/wait';

const page = '/help/helpCenter';
const broken = '/m/about';
const dataless = '/info/20007';

let api: FaultApi;
let site: Site;

/** Two sets that throw in render, so that nothing good is left to stand in. */
async function breakPhonePages(): Promise<void> {
  for (const version of ['9.4.1', '9.4.2']) {
    await publishVariant(site, 'mf-mobile', version, `${changes.throwsInRender('all but the first')}\n// ${version}`);
    await site.promote({ 'mf-mobile': version });
    await waitFor(`${version} is live`, async () => (await site.shell.health()).remotes['mf-mobile'] === version);
  }
}

test.beforeAll(async () => {
  api = await startFaultApi(apiOrigin());
  site = await startSite(api.origin, { SITE_ORIGIN: 'https://www.example.com' });
  await get(page);
  await breakPhonePages();
  await waitFor('the feed is prepared', async () => (await get('/rss.xml')).status === 200);
  api.fault = 'unavailable';
});

test.afterAll(async () => {
  await site.stop();
  await api.close();
});

function get(target: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return askRaw(site.shell.origin, target, headers);
}

function post(target: string, body: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const all = {
    Host: new URL(site.shell.origin).host,
    'Content-Type': 'application/x-www-form-urlencoded',
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return speak(site.shell.origin, `POST ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** The address of a script that the page names, on the site itself. */
async function assetOf(): Promise<string> {
  return /src="([^"]*\/assets\/[^"]+)"/.exec((await get(page)).body)?.[1] ?? '';
}

const answers: [what: string, status: number, ask: () => Promise<RawAnswer>][] = [
  ['a page', 200, () => get(page)],
  ['the page for what is not there', 404, () => get('/home/404')],
  ['a page that throws', 500, () => get(broken)],
  ['a page without its data', 503, () => get(dataless)],
  ['an address that leads to another', 302, () => get('/nowhere')],
  ['a wrong spelling', 301, () => get('/HELP/helpcenter')],
  ['an address that cannot be decoded', 302, () => get('/%E0%A4%A')],
  ['a form that leads on', 303, () => get('/-/lead/quick')],
  ['an asset that is not there', 404, () => get('/assets/remotes/mf-help/9.9.9/client/x.js')],
  ['robots.txt', 200, () => get('/robots.txt')],
  ['the feed, prepared before its data was gone', 200, () => get('/rss.xml')],
  ['that the shell lives', 200, () => get('/-/alive')],
  ['what only operators may know', 404, () => get('/-/metrics')],
  ['the health of the shell, where operators ask', 200, () => askRaw(site.shell.operations, '/-/health')],
  ['a call whose service is down', 503, () => get('/v1/help_center/hot_search/page')],
  ['a call that climbs', 400, () => get('/v1/..%2fmetrics')],
  ['a lead that is refused', 422, () => post('/-/lead/quick', 'name=&phone=')],
  ['a lead that cannot be passed on', 503, () => post('/-/lead/callback', 'phone=13800008000')],
  ['a lead from another site', 403, () => post('/-/lead/quick', '', { Origin: 'https://evil.example' })],
  ['a lead that is too large', 413, () => post('/-/lead/quick', `name=${'x'.repeat(70_000)}`)],
  ['a lead of another type', 415, () => post('/-/lead/quick', '<x/>', { 'Content-Type': 'application/xml' })],
  ['a method that pages do not have', 405, () => post(page, '')],
  ['another host', 421, () => get(page, { Host: 'evil.example' })],
  ['bytes that are no request', 400, () => speak(site.shell.origin, 'nonsense\r\n\r\n')],
  ['too many headers', 431, () => get(page, { 'X-Long': 'x'.repeat(20_000) })],
  ['more headers than are parsed', 431, () => get(page, { 'X-Long': 'x'.repeat(62_000) })],
];

const expected: Record<string, string | RegExp> = {
  'content-security-policy':
    /^default-src 'none'; script-src \S+\/assets\/ .*'sha256-[^']+'.*; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default; report-uri \/-\/policy-report; report-to policy$/,
  'integrity-policy': 'blocked-destinations=(script), endpoints=(policy)',
  'reporting-endpoints': 'policy="/-/policy-report"',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\)/,
};

/** What a part of a page carries: the page's own policy judges it. */
const ofParts = ['strict-transport-security', 'x-content-type-options', 'cross-origin-resource-policy'];
const alone = "default-src 'none'; frame-ancestors 'none'; sandbox";

const parts: [what: string, policy: string | undefined, ask: () => Promise<RawAnswer>][] = [
  ['a script', undefined, async () => get(await assetOf())],
  ['the same script, from memory', undefined, async () => get(await assetOf())],
  ['the icon', alone, () => get('/favicon.svg')],
];

for (const [what, policy, ask] of parts) {
  test(`of the header set ${what} carries what protects a part of a page, and nothing of documents`, async () => {
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toBe(policy);
    for (const [name, value] of Object.entries(expected))
      if (ofParts.includes(name)) expect(headers[name], name).toMatch(value);
      else if (name !== 'content-security-policy') expect(headers, name).not.toHaveProperty(name);
  });
}

test('a page from memory has the head of one that was rendered, and “not changed” repeats none of it', async () => {
  const address = '/home/chain';
  const heads = [];
  for (let turn = 0; turn < 3; turn += 1) heads.push((await get(address)).headers);
  const tag = heads[0]?.etag ?? '';
  const same = [await get(address, { 'If-None-Match': tag }), await get(address, { 'If-None-Match': `"x", ${tag}` })];
  const undated = ({ date: _date, ...headers }: Record<string, string>) => headers;
  expect(heads.map(undated)).toEqual(Array(3).fill(undated(heads[0] ?? {})));
  expect(same.map(({ status }) => status)).toEqual([304, 304]);
  for (const [name, value] of Object.entries(expected)) {
    expect(heads[0]?.[name], name).toMatch(value);
    for (const { headers } of same) expect(headers, name).not.toHaveProperty(name);
  }
});

for (const [what, status, ask] of answers) {
  test(`the header set is on ${what} (${status})`, async () => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(expected)) expect(answer.headers[name], name).toMatch(value);
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'clear-site-data'])
      expect(answer.headers, name).not.toHaveProperty(name);
    if (status >= 400 && what !== 'a call whose service is down')
      expect(answer.headers['cache-control']).toContain('no-store');
  });
}

/** Hashes of the styles in the head of a document, as its policy has to name them. */
function stylesIn({ body }: RawAnswer): string[] {
  const texts = [...body.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  return texts.map((text) => `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
}

test('R14.3 the policy of every page, with an error or a form too, allows the styles in its own head and no others', async () => {
  const pages = [
    await get(page),
    await get('/home/404'),
    await get(broken),
    await get(dataless),
    await post('/-/lead/quick', 'name=&phone='),
    await post('/-/support', 'message='),
  ];
  for (const one of pages) {
    const allowed = /style-src [^;]*/.exec(one.headers['content-security-policy'] ?? '')?.[0].match(/'sha256-[^']+'/g);
    expect(stylesIn(one)).toHaveLength(1);
    expect(allowed).toEqual(stylesIn(one));
  }
});

test('R14.4 a page that is known already is answered in few bytes, without what its first answer said', async () => {
  const known = await get(page, { 'If-None-Match': (await get(page)).headers.etag ?? '' });
  const size = Object.entries(known.headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

  expect(known.status).toBe(304);
  expect(Object.keys(known.headers)).toEqual(expect.arrayContaining(['etag', 'cache-control', 'vary']));
  expect(known.headers).not.toHaveProperty('content-security-policy');
  expect(size).toBeLessThan(600);
});

test('F37: a page from the cache carries the policy of a fresh one', async () => {
  const policies = [await get('/home/entmarket'), await get('/home/entmarket')].map(
    ({ headers }) => headers['content-security-policy'],
  );
  expect(policies[0]).toBe(policies[1]);
});
