import type { RenderAnswer } from '../../render/pages/worker-messages';
import { answered } from './beside-live/difference';
import { fewestCharacters, invalidHtml, ownCharacters, pageFaults } from './page-faults';

const characters = '直'.repeat(fewestCharacters);

function documentOf(main: string, title = '帮助'): string {
  const canonical = '<link rel="canonical" href="http://127.0.0.1/help">';
  const head = `<meta charset="utf-8"><title>${title}</title>${canonical}`;
  return `<!doctype html><html lang="zh-CN"><head>${head}</head><body><main id="_content"><h1>帮助</h1>${main}</main><footer>${characters}</footer></body></html>`;
}

function answerOf(change: Partial<RenderAnswer> = {}): RenderAnswer {
  return { status: 200, html: documentOf(`<p>${characters}</p>`), degraded: false, stale: false, ...change };
}

async function faultsOf(change: Partial<RenderAnswer>): Promise<string[]> {
  const page = answered('/help', answerOf(change));
  return [...pageFaults(page, 'listed'), ...(await invalidHtml(page))];
}

test('a whole page has no faults', async () => {
  expect(await faultsOf({})).toEqual([]);
});

test.each<[string, Partial<RenderAnswer>, string]>([
  ['fails', { status: 500, fault: 'Error: boom\n at x' }, 'fails to render: Error: boom'],
  ['has no data', { status: 503, fault: 'late' }, 'fails to render: late'],
  ['is missing', { status: 404 }, 'answers 404'],
  [
    'leads away',
    { status: 302, html: '', location: '//elsewhere.example' },
    'leads away from the site, to //elsewhere.example',
  ],
  [
    'has no words',
    { html: documentOf('<script>直直直</script>') },
    `has 2 Chinese characters of its own without script, and needs ${fewestCharacters}`,
  ],
  ['has two headings', { html: documentOf(`<h1>二</h1><p>${characters}</p>`) }, 'has 2 h1 instead of one'],
  [
    'has a title without its value',
    { html: documentOf(`<p>${characters}</p>`, 'undefined_帮助') },
    'says “undefined” where a value belongs',
  ],
  ['has an empty title', { html: documentOf(`<p>${characters}</p>`, ' ') }, 'has no title'],
])('a page that %s says so', async (_what, change, fault) => {
  expect(await faultsOf(change)).toContain(fault);
});

test('invalid HTML is told with its place', async () => {
  const html = documentOf(`<p id="a">${characters}</p><p id="a">二</p>`);
  expect((await faultsOf({ html })).join()).toMatch(/is no valid HTML: no-dup-id: .*"a"/);
});

test('an address that nobody lists may be missing, and one that redirects within the site is good', async () => {
  expect(pageFaults(answered('/help', answerOf({ status: 404 })), 'possible')).toEqual([]);
  expect(await faultsOf({ status: 302, html: '', location: '/help/helpCenter' })).toEqual([]);
});

test('what a section wrote is read as browsers read it: in a comment, a template or an attribute nothing is a heading, a title or a word', async () => {
  const hidden = '<!-- <h1>一</h1> --><template><h1>二</h1></template><p title="<h1>三</h1>">';
  expect(await faultsOf({ html: documentOf(`${hidden}${characters}</p>`) })).toEqual([]);
  expect(ownCharacters(documentOf(`<p title="a > 直直">一</p><svg><title>四</title></svg>`))).toBe(3);
  const noTitle = documentOf(`<p>${characters}</p>`, '').replace('<title></title>', '<!-- <title>帮助</title> -->');
  expect(await faultsOf({ html: noTitle })).toContain('has no title');
});

test('words are those of the page itself: neither of script nor of the footer', () => {
  expect(ownCharacters(documentOf('<p>一二<b>三</b></p><script>四</script>'))).toBe(5);
});
