import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../harness/browser-test';
import { firstPages } from '../harness/first-pages';
import { waitUntilPrepared } from '../harness/prepared';
import { askRaw } from '../harness/raw-request';
import { type ServedHead, servedHead } from '../harness/served-head';
import { textFaults } from '../harness/text-faults';
import { unkeyed } from '../harness/unkeyed-headers';
import { visitedPages } from '../urls/visited-pages';
import { waitFor } from '../harness/wait';
import { everyCase } from '../harness/every-case';

const maps = ['pages', 'help', 'info', 'college', 'marketing'].map((name) =>
  name === 'pages' ? '/sitemap.xml' : `/sitemap-${name}.xml`,
);
const phoneMap = '/sitemap-mobile.xml';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);
const alternateOf = (html: string) => attribute(html, /<link rel="alternate" media="[^"]+" href="([^"]+)"/);
const isHidden = (html: string) => /<meta name="robots" content="noindex/.test(html);

test.beforeAll(async ({ origin }) => {
  await waitUntilPrepared(origin);
});

async function addressesIn(request: APIRequestContext, map: string): Promise<string[]> {
  const answer = await request.get(map);
  expect(answer.status(), map).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Well-formedness as a browser's own parser sees it, and the texts of elements. */
async function parseXml(page: Page, xml: string, names: string[]): Promise<Record<string, string[]>> {
  // A page of the site lets nobody make a document of text.
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    ([text, wanted]) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml');
      if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent ?? '');
      return Object.fromEntries(
        wanted.map((name) => [name, [...parsed.querySelectorAll(name)].map((one) => one.textContent ?? '')]),
      );
    },
    [xml, names] as const,
  );
  await blank.close();
  return found;
}

test('F33: whatever unkeyed headers came before, a clean request is answered with the bytes of the map', async ({
  origin,
}) => {
  const [poisoned, clean] = [await askRaw(origin, '/sitemap.xml', unkeyed), await askRaw(origin, '/sitemap.xml')];
  expect(poisoned.status).toBe(200);
  expect(poisoned.body).toBe(clean.body);
  expect(clean.body).not.toContain('evil');
});

test('robots.txt names every map, and every map is well-formed', async ({ page, request, origin }) => {
  const robots = await (await request.get('/robots.txt')).text();
  await page.goto('/robots.txt');
  for (const map of [...maps, phoneMap]) {
    expect(robots).toContain(`Sitemap: ${origin}${map}\n`);
    const names = { places: 'url > loc', days: 'lastmod', pictures: 'image' };
    const parsed = await parseXml(page, await (await request.get(map)).text(), Object.values(names));
    const places = parsed[names.places] ?? [];
    expect(new Set(places).size, `${map} names an address twice`).toBe(places.length);
    for (const name of [names.days, names.pictures])
      expect(parsed[name], `${name} in ${map}`).toHaveLength(places.length);
  }
});

async function addressesOfMaps(request: APIRequestContext): Promise<string[]> {
  const addresses = (await Promise.all(maps.map((map) => addressesIn(request, map)))).flat();
  expect(addresses.length).toBeGreaterThan(250);
  // A list may stand in the map of the pages and in that of its section.
  return [...new Set(addresses)];
}

/** Of addresses that differ in a number only, the first and the last: one route answers all of them. */
function endsOfRoutes(addresses: string[]): string[] {
  const routes = new Map<string, string[]>();
  for (const address of addresses) {
    const route = address.replace(/\d+/g, '0');
    routes.set(route, [...(routes.get(route) ?? []), address]);
  }
  return [...routes.values()].flatMap((some) => [...new Set([some[0] ?? '', some.at(-1) ?? ''])]);
}

async function expectInOrder(addresses: string[], origin: string): Promise<void> {
  const wrong: string[] = [];
  const heads: ServedHead[] = [];
  for (const address of addresses) {
    const head = await servedHead(origin, address.slice(origin.length));
    heads.push(head);
    if (head.status !== 200) wrong.push(`${address} answers ${head.status}`);
    else if (head.canonical !== head.address) wrong.push(`${address} names ${head.canonical}`);
    else if (head.robots !== '') wrong.push(`${address} asks to be left out`);
  }
  expect(wrong).toEqual([]);
  expect(textFaults(heads)).toEqual([]);
}

test('R10.39 two addresses of each route in the maps answer 200, are their own canonical and may be indexed', async ({
  request,
  origin,
}) => {
  const some = endsOfRoutes(await addressesOfMaps(request));
  expect(some.length).toBeGreaterThan(75);
  await expectInOrder(some, origin);
});

test(
  'every address of the maps answers 200, is its own canonical and may be indexed',
  everyCase,
  async ({ request, origin }) => {
    await expectInOrder(await addressesOfMaps(request), origin);
  },
);

test(
  'every address of the map for phones is its own canonical or the partner that its PC page names',
  everyCase,
  async ({ request }) => {
    const wrong: string[] = [];
    for (const address of await addressesIn(request, phoneMap)) {
      const html = await (await request.get(address, { maxRedirects: 0 })).text();
      const canonical = canonicalOf(html) ?? '';
      if (isHidden(html)) wrong.push(`${address} asks to be left out`);
      if (canonical === address) continue;
      const partner = await request.get(canonical);
      // A PC page that no release serves yet cannot name its partner.
      if (partner.status() === 200 && alternateOf(await partner.text()) !== address)
        wrong.push(`${canonical} does not name ${address}`);
    }
    expect(wrong).toEqual([]);
  },
);

test('sitemap.txt has the addresses of all maps, one a line', async ({ request }) => {
  const lines = (await (await request.get('/sitemap.txt')).text()).split('\n').filter(Boolean);
  const addresses = (await Promise.all([...maps, phoneMap].map((map) => addressesIn(request, map)))).flat();
  expect(new Set(lines)).toEqual(new Set(addresses));
  expect(lines.some((line) => line.endsWith('/m/online_H5'))).toBe(true);
});

test('the feed parses, newest first, and its links lead to articles', async ({ page, request }) => {
  // On a busy machine it may not be prepared yet.
  const answer = await waitFor('the feed is there', async () => {
    const feed = await request.get('/rss.xml');
    return feed.ok() && feed;
  });
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  await page.goto('/robots.txt');
  const { link = [], pubDate = [] } = await parseXml(page, await answer.text(), ['item > link', 'item > pubDate']).then(
    (found) => ({ link: found['item > link'], pubDate: found['item > pubDate'] }),
  );
  expect(link.length).toBeGreaterThan(10);
  const times = pubDate.map((date) => Date.parse(date));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  for (const address of link.slice(0, 3)) expect((await request.get(address)).status()).toBe(200);
  expect(await (await request.get('/')).text()).toContain('type="application/rss+xml"');
});

for (const address of ['/home/article/60001', '/info/20001', '/home/lectureDetail/40001', '/']) {
  test(`the structured data of ${address} parses`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expect(block['@context']).toMatch(/^https:\/\//);
    if (address === '/') return;
    const article = blocks.find((block) => /Article$/.test(String(block['@type'])));
    expect(article).toMatchObject({ headline: expect.any(String), datePublished: expect.stringMatching(/^\d{4}-/) });
    expect(blocks.find((block) => 'pubDate' in block)).toMatchObject({ pubDate: expect.stringMatching(/T00:00:00$/) });
  });
}

const carded = [
  ...['/home/vzChain', '/home/ai', '/home/school', '/info/20001', '/home/article/60001', '/home/lectureDetail/40001'],
  ...['/home/case?id=41001', '/home/marketing/50001', '/help/helpDocument/10001'],
];

/** Every picture that a document in JSON-LD names, but logos and the first pictures of films. */
function picturesIn(block: Record<string, unknown>): string[] {
  const { image, images } = block;
  const named = [image, images].flat().filter(Boolean) as (string | { url: string })[];
  return named.map((one) => (typeof one === 'string' ? one : one.url));
}

test('R12.133 og, structured data, Baidu and the map of the site name one card for a page', async ({
  request,
  origin,
}) => {
  const listed = (await Promise.all(maps.map(async (map) => (await request.get(map)).text()))).join('');
  for (const address of carded) {
    const html = await (await request.get(address)).text();
    const card = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? '';
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
    );
    const named = blocks.flatMap(picturesIn);
    expect(card, address).toMatch(/\/media\/card-[a-z0-9-]+\.[0-9a-f]{10}\.png$/);
    expect(named.length, address).toBeGreaterThan(0);
    expect(new Set([card, ...named]).size, `${address} names ${named.join(', ')}`).toBe(1);
    const entry = `<loc>${origin}${address}</loc>`;
    expect(listed.slice(listed.indexOf(entry), listed.indexOf('</url>', listed.indexOf(entry))), address).toContain(
      `<image:loc>${card}</image:loc>`,
    );
  }
});

test('every link of the first pages leads to a page that is there', async ({ origin }) => {
  const text = async (address: string) => (await fetch(origin + address)).text();
  const listed = (await text('/sitemap.txt')).split('\n').filter(Boolean);
  // That these answer is said above, and in pages.spec.ts.
  const known = new Set([
    ...listed.map((address) => new URL(address).pathname),
    ...visitedPages().map(({ address }) => address),
  ]);
  const seen = new Map<string, string>();
  for (const { address } of firstPages) {
    for (const [, href = ''] of (await text(address)).matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), origin);
      if (url.origin === origin && !url.pathname.startsWith('/-/')) seen.set(url.pathname, address);
    }
  }
  expect(seen.size).toBeGreaterThan(150);
  const broken: string[] = [];
  for (const [path, from] of seen) {
    if (known.has(path)) continue;
    const { status } = await fetch(origin + path);
    if (status !== 200) broken.push(`${path} (${status}), linked from ${from}`);
  }
  expect(broken).toEqual([]);
});
