import { FirstPaint } from './first-paint';

const link = (file: string) => `<link rel="stylesheet" href="/assets/${file}">`;
const body = '<body><main><div data-served=""><section class="a"></section></div></main></body>';
const page = (head: string, text = body) => `<head>${head}</head>${text}`;
const many = (text: string, bytes = 900_000) => text.repeat(bytes / text.length);

/** Read again and again from each place, a document of this kind takes hours, and so does the test. */
test.each([
  ['an address without an end', page(`<link rel="stylesheet" href="${many('/assets/')}`)],
  ['links without an end', page(many(link('a.css')))],
  ['roots without an end', page(link('a.css'), many('<html'))],
  ['tags without an end', page(link('a.css'), `<body>${many('<a ')}`)],
  ['quotes without an end', page(link('a.css'), `<body>${many('<a b="')}`)],
  ['elements in each other', page(link('a.css'), `<body>${many('<summary>')}`)],
  ['classes without an end', page(link('a.css'), `<body><i class="${many('a1 b2 c3 ')}">${body}`)],
  ['sections without an end', page(link('a.css'), `${body}${many('字字</section>')}`)],
])('a document with %s holds up nobody', async (_, document) => {
  const files = { read: async () => Buffer.from('.a{top:0}') };
  const { html } = await new FirstPaint(files).decorate(document);
  expect(html.length).toBeGreaterThan(0);
});

const size = 120_000;
test.each([
  ['steps without an end', many('@keyframes a{}', size)],
  [
    'properties that ask for each other',
    Array.from({ length: 4000 }, (_, n) => `.a{--p${n}:var(--p${n + 1})}`).join(''),
  ],
  ['groups in each other', `${many('@media all{', size / 2)}${many('}', size / 12)}`],
  ['quotes in one rule', `.a{${many('--a:"', size)}}`],
  ['conditions in one selector', `${many('.a:not(', size)}{top:0}`],
  ['more than any sheet of ours', many('.a{top:0}', 2_000_000)],
])('a sheet with %s holds up nobody', async (_, sheet) => {
  const files = { read: async () => Buffer.from(sheet) };
  const { html } = await new FirstPaint(files).decorate(page(many(link('a.css'), 400)));
  expect(html.length).toBeGreaterThan(0);
});
