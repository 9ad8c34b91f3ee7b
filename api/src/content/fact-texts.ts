import { type StringOptions, Type } from '@sinclair/typebox';

/** What no text of a fact may have, and what an editor writes instead. The first one found is said. */
const faults: readonly [found: RegExp, mend: string][] = [
  [/^\s*$/, '只有空格，请写上内容'],
  [/^\s|\s$/, '开头和结尾不能有空格，请删掉'],
  [/[\n\t\u2028\u2029]/, '里有换行或 Tab，请写在一行里，用普通的空格'],
  [
    /[<>＜＞]|&(?:[a-z]+|#\w+);/,
    '里有 HTML 标签或尖括号，页面会原样印出来：请删掉，只留文字；比较大小写“不少于”“超过”',
  ],
  [/[０-９Ａ-Ｚａ-ｚ％．]/, '里有全角的数字、字母或符号，请改成半角，例如“30 天”'],
  [/["\\]/, '里有英文引号或反斜杠，引号请用“ ”'],
  [
    /(?<!\{)\{(?!\{ ?[a-z][a-z0-9.-]* ?\}\})|(?<!\{\{ ?[a-z][a-z0-9.-]* ?\}?)\}/,
    '里有花括号，花括号只用来引用事实，例如“{{limit.delay}}”',
  ],
  [/(?<!\d)20\d\d-(?:00|1[3-9]|[2-9]\d)(?!\d)/, '里的月份不存在，日期要写成 2026-11-28 这样'],
  [
    /(?<!\d)20\d\d-(?:\d\d-(?:00|3[2-9]|[4-9]\d)|02-3[01]|(?:0[469]|11)-31)(?!\d)/,
    '里的日子不存在，日期要写成 2026-11-28 这样',
  ],
];

/** Why a text cannot be a fact; undefined for one that can. */
function textFault(text: string): string | undefined {
  return faults.find(([found]) => found.test(text))?.[1];
}

const clean = `^(?![\\s\\S]*(?:${faults.map(([found]) => found.source).join('|')}))[\\s\\S]+$`;

const wrong = (text: string) => `“${text}”${textFault(text) ?? '的写法不对，请照着这个文件里别的行写'}`;

/** A text that pages print and that stands in JSON, YAML and Markdown as it is; `maxLength` in signs, with all facts that it names. */
export function factText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: clean, mend: wrong });
}

/** A text that may be empty. */
export function emptyOrFactText(maxLength: number) {
  return Type.Union([Type.Literal(''), factText(maxLength)], {
    mend: (text: unknown) => {
      if (typeof text !== 'string') return '要写文字，用英文双引号括起来；没有就写一对空引号';
      return [...text].length > maxLength ? `最多 ${maxLength} 个字，现在有 ${[...text].length} 个` : wrong(text);
    },
  });
}

/** A text of one form, which `mend` says: 「key 只能用…」. */
export function formText(pattern: string, mend: string, options: StringOptions = {}) {
  return Type.String({ ...options, pattern, mend: (text: string) => `${mend}，现在是“${text}”` });
}
