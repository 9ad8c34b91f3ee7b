import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import { findTableFaults } from './markdown-tables';

/** What is not Markdown by a hair: the page prints its signs, and no rule of the format is broken. */
const slips: readonly [RegExp, message: string][] = [
  [/^ {0,3}#{2,6}[^#\s]/, '“##”后面少一个空格，这一行不会成为标题，“#”会原样印出来'],
  [/^ {0,3}#[^#\s\d]/, '“#”后面少一个空格，这一行不会成为标题，“#”会原样印出来；正文标题从“## ”开始'],
  [/^ {0,3}#{1,6}\s.*\{#[^}]*\}\s*$/, '标题的地址由标题自己生成，不支持“{#…}”，它会原样印出来'],
  [/^ {0,3}[#＃]*＃/, '“＃”是全角符号，这一行不会成为标题，请改成半角的“#”'],
  [
    /[\]］】]\s*（\s*(?:\/|#|https?:|mailto:|tel:)|(?:[］】]\s*|\]\s+)\(\s*(?:\/|#|https?:|mailto:|tel:)|\]\((?:\/|#|https?:|mailto:|tel:)[^\s()]*）/,
    '链接要写成“[文字](地址)”：方括号和圆括号都用半角，中间不留空格，否则会原样印出来',
  ],
  [/\[\^[^\]\s]+\]/, '不支持脚注“[^1]”，请把说明直接写进正文'],
  [/\^\[/, '不支持脚注“^[…]”，请把说明直接写进正文'],
  [/==[^=\s][^=]*==/, '不支持高亮“==…==”，等号会原样印出来，请改成加粗“**…**”'],
  [/\+\+[^+\s][^+]*\+\+/, '不支持“++…++”，加号会原样印出来，请改成加粗“**…**”'],
  [/^\s*(?:> ?)*:{3,}/, '不支持“:::”这样的提示块，它会原样印出来，请写成“> 提示：…”或“> 注意：…”'],
  [/^\s*(?:> ?)+\[![A-Za-z]+\]/, '不支持“[!NOTE]”，它会原样印出来，请写成“> 提示：…”或“> 注意：…”'],
  [/[<‹＜]!--|--[>›＞]/, '不支持注释“<!-- -->”，它会原样印在页面上，请删掉'],
  [/\$\$|\$[^$]*\\[a-z]+[^$]*\$|\\[([]|\\begin\{/, '不支持公式“$$…$$”，符号会原样印出来，请用文字写'],
  [/[\p{L})）]~[\dA-Za-z+-]{1,8}~(?!~)|\^[\dA-Za-z+-]{1,8}\^/u, '不支持上标“^2^”和下标“~2~”，请直接写“²”“₂”这样的字符'],
  [/^ {0,3}:\s+\S/, '不支持定义列表“: 解释”，冒号会原样印出来，请用普通列表'],
  [/^\s*\[(?:TOC|toc)\]\s*$/, '目录由标题自动生成，不支持“[TOC]”，它会原样印出来，请删掉'],
  [/\[\[[^\][]+\]\]/, '链接要写成“[文字](地址)”，不支持“[[…]]”，它会原样印出来'],
  // A name that is none is said by the facts.
  [
    /\{\{(?!\s*[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+\s*\}\})/,
    '“{{ }}”里不是事实的名字，花括号会原样印出来；全部名称见 npm run content -- facts',
  ],
  [/^\s*[-*+] \[[ xX]\] /, '不支持任务列表“[ ]”，方括号会原样印出来，请用普通列表'],
  [/^ {0,3}＞/, '“＞”是全角符号，请改成半角的“>”'],
  [/^\s*｜/, '“｜”是全角符号，表格要用半角的“|”'],
  [/\]\(\s*(?:javascript|data|vbscript|file):/i, '这样的链接打不开：站内地址以 / 开头，站外地址以 https:// 开头'],
  [
    /<\/?(?:b|br|i|u|s|p|div|span|font|a|img|sub|sup|center|em|strong|h[1-6]|ul|ol|li|table|tr|td|th|details|summary|mark|kbd|del|ins|strike|code|pre|blockquote|hr|video|iframe|script|style)(?:\s[^<>]*)?\/?>/i,
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

/** A paragraph of sentences of which the last one stops in the middle: `…次序。到场 86`. */
const halfSentence = /^\p{Script=Han}.*[。！？].*[\p{L}\d，、]\s*$/u;
const unfinished = '这一段的末句没有写完：补上后半句，或者补上句号';

function halfSentencesIn(raw: readonly string[], lines: readonly string[]): { line: number; message: string }[] {
  return raw.flatMap((words, line) =>
    lines[line] && !raw[line + 1]?.trim() && halfSentence.test(words) ? [{ line, message: unfinished }] : [],
  );
}

const unclosed = '这里开始的 ``` 没有结束，后面的正文都会变成代码：在它的最后另起一行写 ```';

function slipsIn({ path, text }: ContentFile): ContentIssue[] {
  const { lines, open } = proseOf(text);
  const faults = [
    ...lines.flatMap((words, line) =>
      slips.filter(([sign]) => sign.test(words)).map(([, message]) => ({ line, message })),
    ),
    ...findTableFaults(lines),
    ...halfSentencesIn(text.split('\n'), lines),
    ...(open === undefined ? [] : [{ line: open, message: unclosed }]),
  ];
  return faults.map(({ line, message }) => ({ file: path, line: line + 1, message }));
}

/** Warnings for editors, in Chinese, about the Markdown files; content with them is imported. */
export function findSlips(files: readonly ContentFile[]): ContentIssue[] {
  return files.filter(({ path }) => path.endsWith('.md')).flatMap(slipsIn);
}
