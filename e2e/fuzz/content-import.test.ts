import fc from 'fast-check';
import { documentOf } from '@site/shared/testing/document-of';
import { readMarkdown } from '../../api/src/content/read-markdown';
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

const page = documentOf('');

/** As a browser reads it, which is not always as the cleaner does. */
function expectSafeHtml(html: string): void {
  page.body.innerHTML = html;
  const elements = [...page.body.getElementsByTagName('*')];
  for (const element of elements) {
    expect(tags).toContain(element.tagName);
    for (const attribute of element.attributes) expectSafeAttribute(element, attribute);
  }
  const ids = elements.flatMap(({ id }) => id || []);
  expect(new Set(ids).size).toBe(ids.length);
}

const lineWords = [
  '*a',
  '&a [*a]',
  '{ a: *a }',
  '!!binary x',
  '[<b>x</b>]',
  '"\\uD800"',
  '|',
  '2026-02-30',
  '1e999',
  '~',
  '{}',
];

/** A kept text with other values in up to four of its lines, in its front matter mostly. */
function editedLines(kept: Buffer): fc.Arbitrary<Buffer> {
  const lines = kept.toString().split('\n');
  const edit = fc.record({ at: fc.nat(lines.length * 2), word: fc.oneof(fc.constantFrom(...lineWords), fc.string()) });
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => {
    const changed = [...lines];
    for (const { at, word } of edits) {
      const line = at % Math.min(changed.length, 25);
      changed[line] = (changed[line] ?? '').replace(/(:|-|^) .*$/, (_, mark: string) => `${mark} ${word}`);
    }
    return Buffer.from(changed.join('\n'));
  });
}

fuzz('content of any bytes is refused in sentences that name a line, or is HTML without any script', {
  name: 'content-import',
  shortRuns: 100,
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
  structured: editedLines,
  judge: (input) => {
    // What is fine for one kind is refused by the others.
    for (const kind of markdownKinds) {
      const { results, issues } = readMarkdown(kind, `${kind.folder}/10001.md`, input.toString());
      for (const { html } of results) expectSafeHtml(html);
      for (const { line, message } of issues) {
        expect(message).toMatch(/^\S[^\n]*\S$/);
        expect(Number.isInteger(line) && line >= 1).toBe(true);
      }
    }
  },
});
