import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import { findTableFaults } from './markdown-tables';

/** What is not Markdown by a hair: the page prints its signs, and no rule of the format is broken. */
const slips: readonly [RegExp, message: string][] = [
  [/^ {0,3}#{2,6}[^#\s]/, '“##”后面少一个空格，这一行不会成为标题，“#”会原样印出来'],
  [/^ {0,3}[#＃]*＃/, '“＃”是全角符号，这一行不会成为标题，请改成半角的“#”'],
  [
    /[\]］】]\s*（\s*(?:\/|#|https?:|mailto:|tel:)|(?:[］】]\s*|\]\s+)\(\s*(?:\/|#|https?:|mailto:|tel:)|\]\((?:\/|#|https?:|mailto:|tel:)[^\s()]*）/,
    '链接要写成“[文字](地址)”：方括号和圆括号都用半角，中间不留空格，否则会原样印出来',
  ],
  [/\[\^[^\]\s]+\]/, '不支持脚注“[^1]”，请把说明直接写进正文'],
  [/\{\{/, '“{{ }}”里不是事实的名字，花括号会原样印出来；全部名称见 npm run content -- facts'],
  [/^\s*[-*+] \[[ xX]\] /, '不支持任务列表“[ ]”，方括号会原样印出来，请用普通列表'],
  [/^ {0,3}＞/, '“＞”是全角符号，请改成半角的“>”'],
  [/^\s*｜/, '“｜”是全角符号，表格要用半角的“|”'],
  [/\]\(\s*(?:javascript|data|vbscript|file):/i, '这样的链接打不开：站内地址以 / 开头，站外地址以 https:// 开头'],
  [
    /<\/?(?:b|br|i|u|s|p|div|span|font|a|img|sub|sup|center|em|strong|h[1-6]|ul|ol|li|table|tr|td|th|video|iframe|script|style)(?:\s[^<>]*)?\/?>/i,
    '不支持 HTML 标签，它会原样印出来',
  ],
];

const frontMatter = /^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/;
const codeWithin = /`+[^`]*`+/g;

type Prose = { lines: string[]; open: number | undefined };

/** The lines with nothing in place of the front matter and of code, where any sign may stand, and where a code begins that does not end. */
function proseOf(text: string): Prose {
  const hidden = frontMatter.exec(text)?.[0].split('\n').length ?? 1;
  let [fence, begun] = ['', 0];
  const lines = text.split('\n').map((line, index) => {
    const mark = /^\s*(?:> ?)*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (fence === '') [fence, begun] = [mark, index];
    else if (mark.startsWith(fence)) fence = '';
    return index < hidden - 1 || isCode ? '' : line.replace(codeWithin, '');
  });
  return { lines, open: fence === '' ? undefined : begun };
}

const unclosed = '这里开始的 ``` 没有结束，后面的正文都会变成代码：在它的最后另起一行写 ```';

function slipsIn({ path, text }: ContentFile): ContentIssue[] {
  const { lines, open } = proseOf(text);
  const faults = [
    ...lines.flatMap((words, line) =>
      slips.filter(([sign]) => sign.test(words)).map(([, message]) => ({ line, message })),
    ),
    ...findTableFaults(lines),
    ...(open === undefined ? [] : [{ line: open, message: unclosed }]),
  ];
  return faults.map(({ line, message }) => ({ file: path, line: line + 1, message }));
}

/** Warnings for editors, in Chinese, about the Markdown files; content with them is imported. */
export function findSlips(files: readonly ContentFile[]): ContentIssue[] {
  return files.filter(({ path }) => path.endsWith('.md')).flatMap(slipsIn);
}
