import type { YAMLError } from 'yaml';
import { findJsonSlip } from './json-slips';

/** What is not YAML by a hair, and how the line is mended. The error itself often stands in another line. */
const slips: readonly [RegExp, (name: string) => string][] = [
  [/^\s*(?:- )?([A-Za-z]\w*)\s*：/, (name) => `“${name}”后面是全角冒号“：”，请改成半角冒号加一个空格“: ”`],
  [/^([A-Za-z]\w*):(?=[^\s/])/, (name) => `“${name}:”后面少一个空格`],
  [/^\s*(＃)/, () => '“＃”是全角符号，说明要以半角的“#”开头'],
  [/^ *\t/, () => '缩进用了 Tab，请改成空格'],
];

const sentences: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: '缩进不对：同一层的几行左边要对齐，用空格，不用 Tab',
  TAB_AS_INDENT: '缩进用了 Tab，请改成空格',
  BLOCK_AS_IMPLICIT_KEY: '值里有冒号加空格“: ”，请用英文双引号把整个值括起来',
  MULTILINE_IMPLICIT_KEY: '这一行少了“: ”（半角冒号加一个空格）',
  MISSING_CHAR: '少了一个引号、括号或冒号，请检查这一行和上一行',
  UNEXPECTED_TOKEN: '多了或少了符号，或没有左对齐：请检查引号、括号和逗号是不是半角、成对',
  BAD_SCALAR_START: '值不能以 @、` 或 % 开头，请用英文双引号括起来',
  BAD_DQ_ESCAPE: '英文双引号里的“\\”要写成“\\\\”',
};

/** A line of the text and what an editor is told of it. `line` counts from 0. */
export type YamlFault = { line: number; message: string };

function findSlip(text: string): YamlFault | undefined {
  for (const [line, words] of text.split('\n').entries()) {
    for (const [sign, message] of slips) {
      const found = sign.exec(words);
      if (found) return { line, message: message(found[1] ?? '') };
    }
  }
  return undefined;
}

/** What keeps the text from being read, in Chinese, and how to mend it; `line` is where the error itself stands. */
export function yamlFault(text: string, { code, message, pos }: YAMLError, line: number): YamlFault {
  if (code === 'DUPLICATE_KEY') {
    const name = /^"?([^":\s]+)/.exec(text.slice(pos[0]))?.[1] ?? '';
    return { line, message: `“${name}”写了两次，请删掉一个` };
  }
  const slip = findJsonSlip(text);
  if (slip) return slip;
  if (/end with a [}\]]/.test(message)) return { line, message: '括号没有写完：结尾少一个“}”或“]”' };
  return (
    findSlip(text) ?? {
      line,
      message: sentences[code] ?? '写法有误：请检查这一行和上一行的引号、括号、逗号和冒号是不是半角、成对',
    }
  );
}
