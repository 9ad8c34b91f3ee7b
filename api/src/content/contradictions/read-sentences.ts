import { toHalfWidth } from './chinese-number';
import { planMentions } from './plan-mentions';
import type { Sentence } from './sentence';
import { question, splitSentences } from './split-sentences';
import { structuredSentences } from './structured-sentences';

const longestHead = 30;

/** The plan that a line is the name of, and nothing else: the head of a card. */
function planOfHead(text: string): string | undefined {
  const [first] = planMentions(text);
  return first && text.trim().length <= first.end - first.start ? first.plan : undefined;
}

/** The plan whose name begins a cell: the head of a column or a row, which may have the price with it. */
function planOfCell(text: string): string | undefined {
  const [first] = planMentions(text);
  return first?.start === 0 ? first.plan : undefined;
}

/** Under a plan's name stand the lines of its card; a longer sentence is of what it says itself. */
const linesOfCard = 10;
const longestOfCard = 40;

/** Headings of groups stand between the rows of a table. */
const linesBetweenRows = 3;

type Above = {
  head: string;
  plan: string;
  linesOfCard: number;
  columns: readonly string[];
  linesSinceRow: number;
  line: string;
};

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim());
}

/** Each cell with the row's and the column's name; columns are counted from the right, as a corner may be empty. */
function rowSentences(cells: readonly string[], columns: readonly string[]): Sentence[] {
  const [name = '', ...values] = cells;
  const head = columns.slice(columns.length - values.length);
  return values.flatMap((text, index) => {
    const column = columns.length >= values.length ? (head[index] ?? '') : '';
    const plan = planOfCell(column) ?? planOfCell(name);
    return splitSentences(text, '', { label: `${name} ${column}`, ...(plan ? { plan } : {}) });
  });
}

/** The first row of a table names its columns. */
function readRow(line: string, above: Above): Sentence[] {
  const cells = cellsOf(line);
  above.linesSinceRow = 0;
  if (above.columns.length > 0) return rowSentences(cells, above.columns);
  above.columns = cells;
  return [line, ...cells].map((text) => ({ text, topic: '' }));
}

/** The plan of the card in which a line stands. In a card 「免费试用」 is a button. */
function cardOf(line: string, above: Above): string | undefined {
  const head = planOfHead(line);
  above.linesOfCard -= 1;
  // Names one below the other are a list of plans: none has what comes then.
  if (head && planOfHead(above.line)) above.linesOfCard = 0;
  else if (head && (head !== '免费试用' || above.linesOfCard <= 0)) Object.assign(above, { plan: head, linesOfCard });
  return above.linesOfCard > 0 && line.length <= longestOfCard ? above.plan : undefined;
}

/** A heading has no comma, a question may have one. */
function isHead(line: string): boolean {
  return line.length <= longestHead && (question.test(line) || !/[。，；：]/.test(line));
}

/** What a line stands below: a question only where it answers at once. */
function topicOf({ head, line }: Above): string {
  return question.test(head) && line !== head ? '' : head;
}

/** Of questions one below the other the answers stand elsewhere. */
function remember(line: string, above: Above): void {
  if (question.test(line) && question.test(above.line)) above.head = '';
  else if (isHead(line)) above.head = line;
  above.line = line;
}

function readLine(line: string, above: Above): Sentence[] {
  above.linesSinceRow += 1;
  if (above.linesSinceRow > linesBetweenRows) above.columns = [];
  const plan = cardOf(line, above);
  const label = plan ?? (line.startsWith('¥') ? above.head : undefined);
  const sentences = splitSentences(line, topicOf(above), { ...(plan ? { plan } : {}), ...(label ? { label } : {}) });
  remember(line, above);
  return sentences;
}

/** Every sentence of a page's text (`pageText`), each with what stands above it, or its row and column, and the plan of its card. */
export function readSentences(text: string): Sentence[] {
  const above: Above = { head: '', plan: '', linesOfCard: 0, columns: [], linesSinceRow: 0, line: '' };
  return text.split('\n').flatMap((raw) => {
    const line = toHalfWidth(raw);
    if (/^[{[]"/.test(line)) return structuredSentences(line);
    return line.includes(' | ') ? readRow(line, above) : readLine(line, above);
  });
}
