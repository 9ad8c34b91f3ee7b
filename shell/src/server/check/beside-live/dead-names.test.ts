import { outlineOf } from '../page-outline';
import { deadNames } from './dead-names';

const origin = 'https://site.example';
const there = new Set(['/info/7', '/rss.xml', '/media/a.webp']);
const isThere = async (path: string) => there.has(path);

async function dead(before: string, now: string): Promise<string[]> {
  const differences = await deadNames(outlineOf(before), outlineOf(now), origin, isThere);
  return differences.map(({ reason }) => reason);
}

const main = (markup: string) => `<main id="_content">${markup}</main>`;

test('R13.55 a new link to what is not there is told; places in a page, other sites and links of the live page are not', async () => {
  const hrefs = ['/info/7', '/gone?a=1', '/old', '#part', '//elsewhere', 'https://elsewhere/', '/rss.xml'];
  const now = main(hrefs.map((href) => `<a href="${href}">链接</a>`).join(''));
  expect(await dead(main('<a href="/old">链接</a>'), now)).toEqual(['links /gone, which is no address of the site']);
});

test.each([
  ['a picture', main('<img src="/media/gone.webp" alt="">'), '/media/gone.webp'],
  [
    'one of its sizes',
    main('<img src="/media/a.webp" srcset="/media/a.webp 1x, /media/b.webp 2x" alt="">'),
    '/media/b.webp',
  ],
  ['a film', main('<video poster="/media/a.webp" src="/media/c.mp4"></video>'), '/media/c.mp4'],
  ['a feed', '<link rel="alternate" type="application/rss+xml" href="/news.xml">', '/news.xml'],
  ['a share card', `<meta property="og:image" content="${origin}/media/d.png">`, '/media/d.png'],
])('R13.55 %s that is not there is told', async (_, now, path) => {
  expect(await dead(main(''), now)).toEqual([`shows or names ${path}, which is not there`]);
});
