/** A line of the text, counted from 0, and what an editor is told of it. */
type Slip = { line: number; message: string };

/** What is not JSON by a hair, and how the line is mended. */
const slips: readonly [RegExp, string][] = [
  [/^\s*(?:\/\/|\/\*)/, '数据文件里不能写注释“//”，请删掉这一行'],
  [/["\]}\d]\s*，/, '“，”是全角逗号，请改成半角的“,”'],
  [/"\s*：/, '“：”是全角冒号，请改成半角冒号加一个空格“: ”'],
  [/[[{,:]\s*“/, '“ ”是中文引号，每个名称和文字两头请用英文双引号'],
];

/** The end of a row or a value, and the beginning of the next one. */
const endOfValue = /(?:["\]}\d]|\b(?:true|false|null))\s*$/;
const beginOfValue = /^\s*["{[]/;
/** Two values in a line with nothing but blanks between them. */
const twoValues = /"\s+"|[\]}]\s*[[{"]|(?:\d|\b(?:true|false|null))\s+"/;

function findComma(lines: readonly { words: string; line: number }[]): Slip | undefined {
  const filled = lines.filter(({ words }) => words.trim() !== '');
  const before = filled.find(
    ({ words }, index) => endOfValue.test(words) && beginOfValue.test(filled[index + 1]?.words ?? ''),
  );
  if (before) return { line: before.line, message: '这一行结尾多半少一个半角逗号“,”：每两项之间要有一个' };
  const within = lines.find(({ words }) => twoValues.test(words));
  return within && { line: within.line, message: '这一行里多半少一个半角逗号“,”：每两项之间要有一个' };
}

/** What keeps a JSON file from being read; undefined for other files and other faults. The error itself often stands a line further on. */
export function findJsonSlip(text: string): Slip | undefined {
  if (!/^\s*(?:\/[/*].*\s*)*[[{]/.test(text)) return undefined;
  const lines = text.split('\n').map((words, line) => ({ words, line }));
  for (const [sign, message] of slips) {
    const found = lines.find(({ words }) => sign.test(words));
    if (found) return { line: found.line, message };
  }
  return findComma(lines);
}
