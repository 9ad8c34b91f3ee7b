import { renderMarkdown } from './markdown';
import { sanitise } from './sanitise-html';

test('emphasis next to Chinese punctuation is bold', () => {
  expect(renderMarkdown('**重点：**企业要先试播').html).toContain('<strong>重点：</strong>企业');
});

test('headings carry readable anchors, and duplicates get a suffix', () => {
  const { html, headings } = renderMarkdown('## 第一次开播\n\n一\n\n## OBS 推流\n\n二\n\n## 第一次开播\n\n三');

  expect(headings.map(({ id }) => id)).toEqual(['di-yi-ci-kai-bo', 'obs-tui-liu', 'di-yi-ci-kai-bo-2']);
  expect(html).toContain('<h2 id="obs-tui-liu">OBS 推流</h2>');
});

test('notes and tips are marked', () => {
  const { html } = renderMarkdown('> 注意：先备份\n\n> **提示：**可以重来\n\n> 引文');

  expect(html).toContain('<blockquote data-callout="caution">');
  expect(html).toContain('<blockquote data-callout="tip">');
  expect(html).toContain('<blockquote>\n<p>引文');
});

test('a table may be scrolled with the keyboard and holds no style attribute', () => {
  const { html } = renderMarkdown('| 项 | 值 |\n|---|---:|\n| 码率 | 4 |');

  expect(html).toContain('<div data-table tabindex="0" role="region" aria-label="表格：项、值"><table>');
  expect(html).toContain('<td data-align="right">4</td>');
  expect(html).not.toContain('style');
});

test('every table of an article is a region with a name of its own', () => {
  const one = '| 项 | 值 |\n|---|---|\n| 码率 | 4 |';
  const { html } = renderMarkdown(`${one}\n\n间隔\n\n${one}\n\n间隔\n\n| "甲" | <b> |\n|---|---|\n| 1 | 2 |`);

  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['表格：项、值', '表格：项、值（2）', '表格：&quot;甲&quot;、&lt;b&gt;']);
});

test('internal links stay, external ones open in a new tab without a referrer', () => {
  const { html, links } = renderMarkdown('[帮助](/help/helpDocument/1) [外站](https://example.com/)');

  expect(html).toContain('<a href="/help/helpDocument/1">帮助</a>');
  expect(html).toContain('rel="noopener nofollow" target="_blank"');
  expect(links.map(({ href }) => href)).toEqual(['/help/helpDocument/1', 'https://example.com/']);
});

test('the title level, images and their lines are reported', () => {
  expect(renderMarkdown('一\n\n# 标题\n\n![图](/a.png)').problems).toEqual([
    { line: 2, message: expect.stringContaining('正文标题用 ## 到 ####') },
    { line: 4, message: expect.stringContaining('正文不能直接放图片') },
  ]);
});

const written: [string, string][] = [
  ['~~原价 299 元~~', '<s>原价 299 元</s>'],
  ['**粗**', '<strong>粗</strong>'],
  ['*斜*', '<em>斜</em>'],
  ['`码`', '<code>码</code>'],
  ['[文](/info "题")', '<a href="/info" title="题">文</a>'],
  ['一\\\n二', '一<br />'],
  ['一\n\n---', '<hr />'],
  ['3. 三', '<ol start="3">'],
  ['- 点', '<ul>\n<li>点</li>'],
  ['> 引', '<blockquote>'],
  ['```\n码\n```', '<pre><code>码'],
  ['    码', '<pre><code>码'],
  ['#### 小', '<h4 id="xiao">小</h4>'],
  ['| 项 |\n|---|\n| 值 |', '<th>项</th>'],
];

test.each(written)('R12.138 %s is on the page as it was meant', (text, html) => {
  expect(renderMarkdown(text)).toMatchObject({ html: expect.stringContaining(html), problems: [] });
});

test.each(['ftp://example.com/报表', '//evil.example/x'])(
  'R12.138 a link to %s is refused with its line',
  (address) => {
    expect(renderMarkdown(`一\n\n[盘](${address})`).problems).toEqual([
      { line: 2, message: expect.stringContaining(`“${address}”打不开`) },
    ]);
  },
);

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[点我](javascript:alert(1))',
  '[点我](data:text/html;base64,PHNjcmlwdD4=)',
  '[点我](vbscript:msgbox)',
  '[点我](//evil.example/x)',
  '<svg/onload=alert(1)>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '![x](x "onerror=alert(1)")',
  '<style>*{background:url(//evil)}</style>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '```html\n<script>alert(1)</script>\n```',
];

test.each(payloads)('F27: %s brings no script into the page', (payload) => {
  const { html } = renderMarkdown(payload);

  expect(html).not.toMatch(/<(script|img|svg|style|iframe|object)/i);
  expect(html).not.toMatch(/(href|src)="?\s*(javascript|data|vbscript|\/\/)/i);
  expect(html).not.toMatch(/<[^>]+\son\w+=/i);
});

test('F59: a heading never takes the anchor of what stands beside a text, and none begins with _', () => {
  const { headings } = renderMarkdown('## Support\n\n一\n\n## `_site-data`\n\n二\n\n## Exercises');

  expect(headings.map(({ id }) => id)).toEqual(['support-2', 'site-data', 'exercises-2']);
});

test('F59: cleaned HTML keeps no id that begins with _, and no name', () => {
  const hostile =
    '<h2 id="_site-data">a</h2><h3 id="b" name="cookie">b</h3><p id="c">c</p><a name="d">d</a><img name="body" src="/media/e.svg">';

  expect(sanitise(hostile)).toBe('<h2>a</h2><h3 id="b">b</h3><p>c</p><a>d</a><img src="/media/e.svg" />');
});
