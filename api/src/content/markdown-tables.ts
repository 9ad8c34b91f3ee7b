type Row = { line: number; words: string };

/** What is wrong with a line of a text; `line` counts from 0. */
export type LineFault = { line: number; message: string };

const delimiter = /^\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?$/;

/** A line of words right below a table becomes a row of it. */
const isWords = (words: string | undefined) => words !== undefined && /^[^\s>#\-*+`\d|]/.test(words);

function cellsOf(words: string): number {
  return words.replace(/^\||\|$/g, '').split(/(?<!\\)\|/).length;
}

function tableFaults([head, second, ...rows]: readonly Row[]): LineFault[] {
  if (!head) return [];
  if (!second || !delimiter.test(second.words))
    return [{ line: head.line, message: '表格的第二行要写成“|---|---|”，格数和表头一样，否则整张表会原样印出来' }];
  const columns = cellsOf(head.words);
  return [head, second, ...rows].flatMap(({ line, words }) => {
    if (!words.endsWith('|')) return [{ line, message: '这一行表格没有写完：结尾少一个“|”' }];
    const cells = cellsOf(words);
    return cells === columns ? [] : [{ line, message: `这一行有 ${cells} 格，表头有 ${columns} 格，请改成一样多` }];
  });
}

/** Tables that are printed otherwise than they were meant. `lines` are those of a text, empty where any sign may stand. */
export function findTableFaults(lines: readonly string[]): LineFault[] {
  const tables: Row[][] = [];
  for (const [line, text] of lines.entries()) {
    const words = text.replace(/^\s*(?:> ?)*/, '').trim();
    if (!words.startsWith('|')) continue;
    const last = tables.at(-1);
    if (last?.at(-1)?.line === line - 1) last.push({ line, words });
    else tables.push([{ line, words }]);
  }
  return tables.flatMap((table) => {
    const below = (table.at(-1)?.line ?? 0) + 1;
    const isJoined = table.length > 1 && isWords(lines[below]);
    const joined = { line: below, message: '表格下面要空一行，否则这一行会变成表格里的一行' };
    return [...tableFaults(table), ...(isJoined ? [joined] : [])];
  });
}
