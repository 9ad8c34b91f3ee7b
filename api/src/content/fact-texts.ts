import { type StringOptions, Type } from '@sinclair/typebox';

/** What no text of a fact may have, and what an editor writes instead. The first one found is said. */
const faults: readonly [found: RegExp, mend: string][] = [
  [/^\s*$/, '只有空格，请写上内容'],
  [/^\s|\s$/, '开头和结尾不能有空格，请删掉'],
  [/ {2}/, '里有两个连着的空格，请删掉一个'],
  // What is neither printed ASCII nor a sign of another script: controls, and blanks that look like ours.
  [
    /[^ -~\u00A1-\uFFFF]|\u034F|[\uFE00-\uFE0F]|[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u2028-\u202F\u2060-\u206F\u3000\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]/,
    '里有换行、Tab、全角空格或看不见的字符，请写在一行里，用普通的空格',
  ],
  [/[\uD83C-\uDBFF]/, '里有表情符号，请删掉'],
  [/[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z/]|www\./, '里有网址，页面不会把它变成链接：请删掉，只写域名或文字'],
  [/\*\*|`|\]\(|!\[/, '里有 Markdown 的符号，会原样印出来，请只写文字'],
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
  [/(?<!\d)(?:1[3-9]|[2-9]\d) 月/, '里的月份不存在，一年只有 12 个月'],
  [/(?<!\d)20\d\d-(?:00|1[3-9]|[2-9]\d)(?!\d)/, '里的月份不存在，日期要写成 2026-11-28 这样'],
  [
    /(?<!\d)20\d\d-(?:\d\d-(?:00|3[2-9]|[4-9]\d)|02-3[01]|(?:0[469]|11)-31)(?!\d)/,
    '里的日子不存在，日期要写成 2026-11-28 这样',
  ],
];

/** What is wrong only of a text that names no facts: within prose a fact may stand right before a word. */
const ofBareTexts: typeof faults = [
  [/[\u4E00-\u9FFF][A-Za-z0-9]|[A-Za-z0-9][\u4E00-\u9FFF]/, '里汉字与数字、字母之间要有一个空格，例如“30 天”'],
  [/^-\d|^[+.,，。、；：]|[,，。、；：]$/, '不能以标点或正负号开头、以标点结尾'],
];
const allFaults = [...faults, ...ofBareTexts];

/** Why a text cannot be a fact; undefined for one that can. */
function textFault(text: string): string | undefined {
  return allFaults.find(([found]) => found.test(text))?.[1];
}

/** The source of a pattern that takes texts without these faults. */
const without = (some: typeof faults) => `^(?![\\s\\S]*(?:${some.map(([found]) => found.source).join('|')}))[\\s\\S]+$`;
const cleanProse = without(faults);
const clean = without(allFaults);

const wrong = (text: string) => `“${text}”${textFault(text) ?? '的写法不对，请照着这个文件里别的行写'}`;

/** A text that pages print and that stands in JSON, YAML and Markdown as it is; `maxLength` in signs. */
export function factText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: clean, mend: wrong });
}

/** The same that may name facts, which are counted with it. */
export function factProse(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: cleanProse, mend: wrong });
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
