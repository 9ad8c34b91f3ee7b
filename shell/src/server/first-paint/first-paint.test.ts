import { createHash } from 'node:crypto';
import { parserYield } from '../../render/document/parser-yield';
import { htmlText } from '../../render/pages/html-text';
import { FirstPaint, firstPaint } from './first-paint';

const sheets: Record<string, string> = {
  'shell/1.0.0/client/main.css': '.bar{top:0}.foot{top:1px}',
  'remotes/mf-help/1.0.0/client/help.css': '.hero{top:2px}.later{top:3px}',
};
const link = (file: string) =>
  `<link rel="stylesheet" href="https://cdn.test/assets/${file}" data-href="x.css" integrity="sha384-x" crossorigin="anonymous">`;
const links = Object.keys(sheets).map(link).join('');
const body =
  '<body><header class="bar"></header><main><div data-served=""><section class="hero"></section><section class="later"></section></div></main></body>';
const html = `<head><title>帮助</title>${links}<script async></script></head>${body}`;
const files = { read: async (file: string) => (file in sheets ? Buffer.from(sheets[file] ?? '') : undefined) };

/** The document as a browser reads it. */
async function painted(document: string | Uint8Array) {
  const { html: answer, styles } = await new FirstPaint(files).decorate(document);
  return { html: htmlText(answer), styles };
}

test('R14.1 what the first screen needs stands in the head, the sheets below that screen, and a pause before them', async () => {
  const { html: shown } = await painted(html);

  expect(shown).toContain(
    '<title>帮助</title><style data-first-paint>.bar{top:0}.hero{top:2px}[data-later]{display:none}</style><script async>',
  );
  expect(shown).toContain(`<section class="hero"></section>${parserYield}${links}<section class="later">`);
  expect(shown.match(/rel="stylesheet"/g)).toHaveLength(2);
});

test('the policy is told the hash of exactly these styles', async () => {
  const { html: shown, styles } = await painted(html);
  const [, text = ''] = /<style[^>]*>(.*?)<\/style>/s.exec(shown) ?? [];

  expect(styles).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
});

test.each([
  ['a sheet cannot be read', { read: async () => undefined }, html],
  ['a sheet would end the element', { read: async () => Buffer.from('.bar{content:"</style>"}') }, html],
  ['the document has no page', files, html.replace(/<main>.*<\/main>/, '<h1>503</h1>')],
  ['the document has no sheets', files, html.replace(links, '')],
])('R14.5 where %s the document stays as it was rendered', async (_, read, document) => {
  expect(await new FirstPaint(read).decorate(document)).toEqual({ html: document, styles: '' });
});

test('R14.7 what follows is parsed in pieces, however long it is', async () => {
  const long = `<section class="later">${'字'.repeat(7000)}</section>`;
  const { html: shown } = await painted(html.replace('</div></main>', `${long.repeat(3)}</div></main>`));

  expect(shown.split(parserYield)).toHaveLength(5);
});

test('characters are counted and not their bytes', async () => {
  const section = `<section class="later">${'字'.repeat(2500)}</section>`;
  const { html: shown } = await painted(html.replace('</div></main>', `${section.repeat(3)}</div></main>`));

  expect(shown.split(parserYield)).toHaveLength(3);
});

test('a document that came as bytes is painted as its text', async () => {
  expect(await painted(new TextEncoder().encode(html))).toEqual(await painted(html));
});

test('a section that is developed keeps its sheets in the head, where they are exchanged', async () => {
  const developed = firstPaint({ hotServer: 'http://127.0.0.1:8083' }, files);

  expect(await developed.decorate(html)).toEqual({ html, styles: '' });
  expect((await firstPaint({}, files).decorate(html)).styles).not.toBe('');
});
