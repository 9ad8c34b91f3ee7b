import { pageMarkdown } from './page-markdown';

const origin = 'https://www.site.example';

function documentOf(main: string, canonical = '/home/edu'): string {
  const head = `<title>课堂直播-澄播云</title><meta name="description" content="课讲得“清”。"><link rel="canonical" href="${origin}${canonical}">`;
  return `<!doctype html><html><head>${head}</head><body><header>页头</header><main id="_content">${main}</main><footer>页脚</footer></body></html>`;
}

const written = (main: string) =>
  pageMarkdown(documentOf(main), () => true)
    ?.split('---\n')[2]
    ?.trim();

test('R12.173 the text begins with title, description and address of the page, and has its main part alone', () => {
  expect(pageMarkdown(documentOf('<h1>课讲得清</h1><p>三分屏。</p>'), () => true)).toBe(
    `---\ntitle: "课堂直播-澄播云"\ndescription: "课讲得“清”。"\nurl: ${origin}/home/edu\n---\n\n# 课讲得清\n\n三分屏。\n`,
  );
});

test('R12.173 headings, lists, tables, links, pictures and what is folded are written out', () => {
  const table =
    '<table><thead><tr><th>套餐</th><th>人数</th></tr></thead><tbody><tr><td>标准</td><td>500</td></tr></tbody></table>';
  const main = `<h2>价格</h2><ul><li><b>标准</b>一场</li></ul>${table}<details><summary>怎么算？</summary><p>按<a href="/home/service#faq">人数</a>。</p></details><img alt="讲台" src="/assets/a.svg"><div role="img" aria-label="三分屏画面">画里的字</div>`;
  const text = written(main);
  for (const line of [
    '## 价格',
    '-   **标准**一场',
    '| 套餐  | 人数  |',
    '| 标准  | 500 |',
    '**怎么算？**',
    `按[人数](${origin}/home/service#faq)。`,
    `![讲台](${origin}/assets/a.svg)`,
    '![三分屏画面]()',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain('画里的字');
});

test('R12.173 a name and its value stand on a line, and a heading that leads to itself is words', () => {
  const main =
    '<h2><a href="#a">规模</a></h2><dl><div><dt>并发上限</dt><dd>50</dd></div><div><dt>价格</dt><dd><b><i>¥</i>0</b></dd></div></dl>';
  expect(written(main)).toBe('## 规模\n\n**并发上限** 50\n\n**价格** **¥0**');
});

test.each([
  ['a script', '<script>document.x</script>'],
  ['a way elsewhere', '<nav><a href="/">首页</a></nav>'],
  [
    'what folds ways elsewhere alone',
    '<details><summary>目录</summary><div><nav><a href="/">首页</a></nav></div></details>',
  ],
  ['a form', '<form><label>手机号</label><button>提交</button></form>'],
  ['what is hidden', '<p hidden>看不见</p>'],
  ['what no screen reader says', '<span aria-hidden="true">装饰</span>'],
  ['a message to come', '<p role="status">已复制</p>'],
  ['a picture without words', '<img alt="" src="/a.svg">'],
])('R12.173 %s is left out', (_, part) => {
  expect(written(`<h1>标题</h1>${part}`)).toBe('# 标题');
});

test('R12.173 a link that runs something is words alone', () => {
  expect(written('<p><a href="javascript:alert(1)">点我</a></p>')).toBe('点我');
});

test('R12.174 a page that names another address as its own has no text', () => {
  const isOwn = jest.fn((address: string) => address === '/home/edu?id=3');
  expect(pageMarkdown(documentOf('<h1>副本</h1>', '/home/other'), isOwn)).toBeUndefined();
  expect(pageMarkdown(documentOf('<h1>本页</h1>', '/home/edu?id=3'), isOwn)).toContain('# 本页');
});

test('R12.174 a document without a main part, without an address, or too large to be one of ours has no text', () => {
  const whole = documentOf('<h1>标题</h1>');
  expect(pageMarkdown(whole.replaceAll('main', 'div'), () => true)).toBeUndefined();
  expect(pageMarkdown(whole.replace(/<link[^>]*>/, ''), () => true)).toBeUndefined();
  expect(pageMarkdown(documentOf('字'.repeat(1_000_000)), () => true)).toBeUndefined();
});
