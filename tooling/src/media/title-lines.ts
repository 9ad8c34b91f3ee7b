import { textWidth } from '@site/drawings/screens/text-fit';
import { wholeWords } from './whole-words';

export type TitleLines = { size: number; lines: string[] };

/** Legible at the size of a chat card. */
const largest = 76;
const sizes = [largest, 70, 64] as const;
const room = 560;
const words = new Intl.Segmenter('zh', { granularity: 'word' });
const closing = /^[，。、；：？！”’）》」…%]+$/u;
const opening = /[“‘（《「]$/u;
const pause = /[，。；：？！]$/u;
/** Words that belong to what stands before them. */
const trailing = /^[的了着过得]$/u;
/** A short quotation stays in one line. */
const quoted = /“[^”]{1,8}”/gu;

/** Places inside of a word that the dictionary of the engine does not know, or of a number. */
function isInsideWord(title: string, place: number): boolean {
  const quotations = title.match(quoted) ?? [];
  return [...wholeWords, ...quotations].some((word) => {
    const from = title.lastIndexOf(word, place - 1);
    return from >= 0 && from < place && place < from + word.length;
  });
}

/** How bad it is to break before this place of a title; infinite inside of words. */
function costOf(title: string, before: string, after: string, place: number): number {
  if (closing.test(after) || trailing.test(after) || opening.test(before)) return Number.POSITIVE_INFINITY;
  if (isInsideWord(title, place)) return Number.POSITIVE_INFINITY;
  if (pause.test(before)) return -4;
  if (/[、的与和”）\s]$/u.test(before)) return 1;
  const singles = [before, after].filter((piece) => [...piece].length === 1).length;
  return 2 + singles * 2;
}

export type Break = { place: number; cost: number };

/** Every place where a title may be broken, with how bad that is. */
export function breaksOf(title: string): Break[] {
  const pieces = [...words.segment(title)];
  return pieces.slice(1).flatMap(({ segment, index }, number) => {
    const cost = costOf(title, pieces[number]?.segment ?? '', segment, index);
    return Number.isFinite(cost) ? [{ place: index, cost }] : [];
  });
}

function cut(title: string, places: readonly number[]): string[] {
  return [...places, title.length].map((place, index) => title.slice(places[index - 1] ?? 0, place).trim());
}

/** All ways to choose `count` breaks, in order. */
function choices(breaks: readonly Break[], count: number): Break[][] {
  if (count === 0) return [[]];
  return breaks.flatMap((one, index) => choices(breaks.slice(index + 1), count - 1).map((rest) => [one, ...rest]));
}

type Rated = TitleLines & { cost: number };

/** The best way to set a title in so many lines: at pauses, then of even length. */
function bestLines(title: string, count: number, size: number): Rated | undefined {
  const rated = choices(breaksOf(title), count - 1).map((chosen) => {
    const lines = cut(
      title,
      chosen.map(({ place }) => place),
    );
    const widths = lines.map((line) => textWidth(line, size));
    const uneven = (Math.max(...widths) - Math.min(...widths)) / size;
    const broken = chosen.reduce((sum, { cost }) => sum + cost, uneven);
    return { size, lines, fits: Math.max(...widths) <= room, cost: broken + (largest - size) / 4 };
  });
  return rated.filter(({ fits }) => fits).sort((one, other) => one.cost - other.cost)[0];
}

/** In as few lines as there is room for; smaller letters rather than a bad break. */
function setLines(title: string, sizes: readonly number[]): TitleLines | undefined {
  for (const count of [1, 2, 3, 4]) {
    const rated = sizes.flatMap((size) => bestLines(title, count, size) ?? []);
    const [best] = rated.sort((one, other) => one.cost - other.cost);
    if (best) return best;
  }
  return undefined;
}

/** A title in lines that break between words, as large as there is room; a line break in it is kept. */
export function titleLines(title: string): TitleLines {
  const clauses = title.split('\n');
  const whole = sizes.find((size) => clauses.every((clause) => textWidth(clause, size) <= room));
  if (clauses.length > 1 && whole) return { size: whole, lines: clauses };
  const set = clauses.map((clause) => setLines(clause, clauses.length > 1 ? sizes.slice(-1) : sizes));
  const lines = set.flatMap((one) => one?.lines ?? []);
  if (set.includes(undefined) || lines.length > 4) throw new Error(`the title ${title} does not fit on its card`);
  return { size: Math.min(...set.map((one) => one?.size ?? largest)), lines };
}
