import { siteMapAddresses } from './discovery-routes';
import { origin, rare, empty, cases, down, serve, locations } from '../../testing/discovered-site';

test('the map of pages has what is its own address, once, as the page spells it', async () => {
  const { body } = await (await serve())('/sitemap.xml');

  const own = ['/', '/home/edu', '/home/case', '/info/', '/info/cate/99', '/m/alone', '/sitemap'];
  expect(locations(body)).toEqual(own.map((path) => origin + path));
});

test('the map of a section has its content to the end of the list, with days, where a live page serves it', async () => {
  const { body } = await (await serve())('/sitemap-info.xml');

  const own = ['/info/cate/99', '/info/20001', '/info/20002', '/info/20003', '/tag/2', '/home/article/60001'];
  expect(locations(body)).toEqual(own.map((path) => origin + path));
  expect(body).toContain(`${origin}/info/20001</loc><lastmod>2026-02-01</lastmod>`);
});

test('R10.37 a list has the day of its newest item, and one with fewer than three items is in no map', async () => {
  const { body } = await (await serve())('/sitemap-info.xml');

  expect(body).toContain(`${origin}/tag/2</loc><lastmod>2026-02-03</lastmod>`);
  for (const { id } of [rare, empty]) expect(body).not.toContain(`/tag/${id}<`);
});

test('the filters of the case library with enough cases are listed, as their pages spell them', async () => {
  const { body } = await (await serve())('/sitemap-marketing.xml');

  expect(body).toContain(`${origin}/home/case?product=3D+%E8%99%9A%E6%8B%9F</loc><lastmod>2026-07-23</lastmod>`);
  expect(body).not.toContain('industry=');
});

test('R10.38 every address has the day of its last change: what has none of its own, that of its release', async () => {
  const ask = await serve();
  for (const map of siteMapAddresses) {
    const { body } = await ask(map);
    expect([map, body.match(/<lastmod>/g)?.length ?? 0]).toEqual([map, locations(body).length]);
  }
  expect((await ask('/sitemap.xml')).body).toContain(`${origin}/home/edu</loc><lastmod>2026-05-05</lastmod>`);
});

test('R10.38 every address has a picture: its own, else the card of the site', async () => {
  const ask = await serve();
  const picture = (file: string) => `<image:image><image:loc>${origin}/${file}</image:loc></image:image></url>`;

  expect((await ask('/sitemap.xml')).body).toMatch(new RegExp(`/home/edu</loc>.*${picture('assets/edu.png')}`));
  expect((await ask('/sitemap-info.xml')).body).toMatch(new RegExp(`/info/20001</loc>.*${picture('share.png')}`));
});

test('the plain map has the addresses of all maps, those for phones too', async () => {
  const ask = await serve();
  const maps = await Promise.all(siteMapAddresses.map(async (map) => locations((await ask(map)).body)));

  expect(new Set((await ask('/sitemap.txt')).body.split('\n').filter(Boolean))).toEqual(
    new Set(maps.flat().map((address) => address.replaceAll('&amp;', '&'))),
  );
});

test('content that no live page serves is not listed', async () => {
  const { statusCode, body } = await (await serve())('/sitemap-marketing.xml');

  expect(statusCode).toBe(200);
  expect(locations(body).slice(0, 3)).toEqual(cases.map(({ id }) => `${origin}/home/case?id=${id}`));
  expect(body).not.toContain('/home/marketing/');
});

test('R12.176 /llms.txt has the pages of the maps but those for phones, and none while the pages are not known', async () => {
  const { body, headers } = await (await serve())('/llms.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const line of ['/home/edu.md)', '[甲 & <乙>](http', '/info/20001.md)', '/home/case.md?product=3D+%E8'])
    expect(body).toContain(line);
  expect(body).not.toContain('/m/article');
  expect((await (await serve({ sets: { live: undefined } }))('/llms.txt')).statusCode).toBe(503);
});

test('the map for phones has the partners, marked as Baidu wants it', async () => {
  const { body } = await (await serve())('/sitemap-mobile.xml');

  expect(locations(body)).toEqual(['/m/', '/m/alone', '/m/article?id=60001'].map((path) => origin + path));
  expect(body).toContain('<mobile:mobile type="mobile"/>');
});

test('while the service is down the pages stay listed and the content is retried later', async () => {
  const ask = await serve({ call: down });

  expect(locations((await ask('/sitemap.xml')).body)).toHaveLength(7);
  expect((await ask('/sitemap.txt')).body.split('\n').filter(Boolean)).toHaveLength(8);
  for (const address of ['/sitemap-info.xml', '/rss.xml']) {
    const { statusCode, headers } = await ask(address);
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('60');
  }
});

test('without a release set there is no map yet', async () => {
  const ask = await serve({ sets: { live: undefined } });

  for (const address of ['/sitemap.xml', '/sitemap.txt']) expect((await ask(address)).statusCode).toBe(503);
  expect((await ask('/robots.txt')).statusCode).toBe(200);
});
