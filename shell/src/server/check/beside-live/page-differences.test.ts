import type { RenderAnswer } from '../../../render/pages/worker-messages';
import { answered } from './difference';
import { pageDifferences } from './page-differences';

const words = (count: number) => Array.from({ length: count }, (_, place) => `<p>第 ${place} 段文字说明</p>`).join('');

function page({ main = '', head = '' } = {}): Partial<RenderAnswer> {
  const canonical = head.includes('canonical') ? '' : '<link rel="canonical" href="http://site/help">';
  return { html: `<head><title>帮助</title>${canonical}${head}</head><main id="_content"><h1>帮助</h1>${main}</main>` };
}

function answer(change: Partial<RenderAnswer>) {
  return answered('/help', { status: 200, html: '', degraded: false, stale: false, ...change });
}

const form = (attributes: string, fields = '<input name="phone"><input name="name">') =>
  `<form ${attributes}>${fields}<button>提交</button></form>`;
const post = 'method="post" action="/-/lead/quick"';
const links = (count: number) =>
  Array.from({ length: count }, (_, place) => `<a href="/info/${place}">链接</a>`).join('');

test.each<[string, string, Partial<RenderAnswer>, Partial<RenderAnswer>, string]>([
  ['is missing', 'vanishes', page(), { status: 404 }, 'answers 404, where the live version shows a page'],
  [
    'leads on',
    'redirects',
    page(),
    { status: 302, location: '/m/' },
    'leads to /m/, where the live version shows a page',
  ],
  [
    'lacks a value',
    'spoilt',
    page({ main: '<p>说说 undefined</p>' }),
    page({ main: '<p>说说 undefined</p><p>¥NaN 起</p>' }),
    'says “undefined” where a value belongs',
  ],
  [
    'is hidden',
    'noindex',
    page(),
    page({ head: '<meta name="robots" content="noindex, follow">' }),
    'is hidden from search engines, and the live version is not',
  ],
  [
    'names another address',
    'canonical',
    page(),
    page({ head: '<link rel="canonical" href="http://elsewhere/">' }),
    'names http://elsewhere/ as its canonical address, and the live version http://site/help',
  ],
  [
    'lost its words',
    'loses',
    page({ main: words(40) }),
    page({ main: words(10) }),
    'characters of its own, and the live version',
  ],
  [
    'lost its links',
    'loses',
    page({ main: links(9) }),
    page({ main: links(2) }),
    'has 2 links, and the live version 9',
  ],
  ['lost a form', 'forms', page({ main: form(post) }), page(), 'has no form any more that sends post /-/lead/quick'],
  [
    'sends elsewhere',
    'forms',
    page({ main: form(post) }),
    page({ main: form('method="post" action="/-/nowhere"') }),
    'has no form any more that sends post /-/lead/quick',
  ],
  [
    'sends by GET',
    'forms',
    page({ main: form(post) }),
    page({ main: form('action="/-/lead/quick"') }),
    'sends by get what the live version sends by post /-/lead/quick',
  ],
  [
    'asks less',
    'forms',
    page({ main: form(post) }),
    page({ main: form(post, '<input name="name">') }),
    'asks no phone any more in the form that sends post /-/lead/quick',
  ],
])('a page that %s is a difference: %s', (_what, kind, before, now, reason) => {
  expect(pageDifferences(answer(before), answer(now))).toEqual([{ kind, reason: expect.stringContaining(reason) }]);
});

test('other words are none, and neither is what was broken or hidden already', () => {
  const before = page({ main: words(40) + links(9) + form(post) });
  const reworded = page({ main: (words(38) + links(8) + form(post)).replaceAll('说明', '介绍') });
  expect(pageDifferences(answer(before), answer(reworded))).toEqual([]);
  expect(pageDifferences(answer({ status: 404 }), answer({ status: 404 }))).toEqual([]);
  const hidden = page({ head: '<meta name="robots" content="noindex">' });
  expect(pageDifferences(answer(hidden), answer(hidden))).toEqual([]);
});
