import { documentOf } from '@site/shared/testing/document-of';
import { readContent } from '../../api/src/content/read-content';
import { markdownKinds } from '../../api/src/content/markdown-kinds';
import { fuzz } from './fuzz';

const tags = new Set(
  'h2 h3 h4 p ul ol li blockquote strong em del code pre a br hr table thead tbody tr th td div figure picture source img figcaption span small button'
    .toUpperCase()
    .split(' '),
);
const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const drawing = /^\/media\/[a-z0-9.-]+$/;

function expectSafeAttribute({ tagName }: Element, { name, value }: Attr): void {
  expect(name).not.toMatch(/^on|^style$|^srcdoc$|^form/);
  if (name === 'href') expect(schemes).toContain(new URL(value, 'https://site.example/a').protocol);
  if (name === 'src' || name === 'srcset') expect(value).toMatch(drawing);
  if (name === 'id') expect(value).toMatch(/^[a-z0-9-]+$/);
  if (tagName === 'BUTTON' && name === 'type') expect(value).toBe('button');
}

/** As a browser reads it, which is not always as the cleaner does. */
function expectSafeHtml(html: string): void {
  const elements = [...documentOf(html).body.querySelectorAll('*')];
  for (const element of elements) {
    expect(tags).toContain(element.tagName);
    for (const attribute of element.attributes) expectSafeAttribute(element, attribute);
  }
  const ids = elements.flatMap(({ id }) => id || []);
  expect(new Set(ids).size).toBe(ids.length);
}

/** Its text as a file of each kind; what is fine for one of them is refused by the others. */
function filesOf(input: Buffer): { path: string; text: string }[] {
  return markdownKinds.map(({ folder }) => ({ path: `${folder}/10001.md`, text: input.toString() }));
}

fuzz('content of any bytes is refused in sentences that name a line, or is HTML without any script', {
  name: 'content-import',
  words: [
    ...[
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[a](javascript:alert(1))',
      '[a](java\tscript:x)',
      '<svg/onload=x>',
    ],
    ...[
      '[a](//evil.example)',
      '[a](&#106;avascript:x)',
      '[a](\\\\evil.example)',
      '[a]: data:text/html,x',
      '![x](x "onerror=x")',
      '<a id="x">',
    ],
    ...[
      '## ',
      '```figure\n',
      '```show\n',
      '```',
      '| a | b |\n|:-:|--|\n| 1 | 2 |\n',
      '> 注意：',
      '**：**',
      '---\n',
      '\r\n',
      '\u2028',
      '\uFEFF',
    ],
    ...[
      '&a ',
      '*a',
      '<<: *a\n',
      '!!binary ',
      '!!set ',
      '!!js/function ',
      '? ',
      '- ',
      '{',
      '[',
      '|\n',
      '>-\n',
      '%YAML 1.1\n',
      '__proto__: 1\n',
    ],
    ...[
      'title: [',
      'title: *a\n',
      'x: &a [*a, *a]\n',
      '"\\',
      '\t',
      '.inf',
      '0x1F',
      '2026-13-45',
      '#',
      '[[[['.repeat(800),
      '> '.repeat(400),
      '\0',
    ],
  ],
  judge: (input) => {
    for (const file of filesOf(input)) {
      const { entries, issues } = readContent([file]);
      for (const { html } of entries) expectSafeHtml(html);
      for (const { line, message } of issues) {
        expect(message).toMatch(/^\S[^\n]*\S$/);
        expect(Number.isInteger(line) && line >= 1).toBe(true);
      }
    }
  },
});
