import type { Candidate } from '../passages/passages.repository';
import { type AskedWords, likeness, pairsOf, plainly } from './answer-words';

/** A passage with what it is worth as an answer. */
export type Answer = { passage: Candidate; score: number };

/** What is compared with a question: lines that say what a passage is about, these together, and all of it. */
export type Read = { lines: string[]; head: string; whole: string };

/** A passage that has so many characters as they were typed is what was looked for, such as the sentence of an error. */
const shortestQuote = 5;
const isQuestion = /[？?]$/;

export function readOf({ title, heading, asks, body }: Candidate): Read {
  const lines = [`${title}${heading}`, ...(heading ? [heading] : []), ...asks.split('\n').filter(Boolean)];
  const head = plainly(`${title} ${heading} ${asks}`);
  return { lines, head, whole: head + plainly(body) };
}

/** What was asked: as typed, without spaces, in its words and in pairs of characters. */
export type Asked = { typed: string; words: AskedWords; pairs: ReadonlySet<string> };

export const isQuoted = ({ typed }: Asked, { whole }: Read): number =>
  typed.length >= shortestQuote && whole.includes(typed) ? 1 : 0;

/** The most that one line has of the words. */
export const inLine = ({ words }: Asked, { lines }: Read): number =>
  Math.max(...lines.map((line) => words.in(plainly(line))));

export const alikeIn = ({ pairs }: Asked, { lines }: Read): number =>
  Math.max(...lines.map((line) => likeness(pairs, pairsOf(line))));

/** Scores a passage as an answer to a question. */
export function scoreOf(asked: Asked, passage: Candidate, read: Read): number {
  const { heading, kind, place } = passage;
  const { words } = asked;
  const liked = (isQuestion.test(heading) ? 0.06 : 0) + (kind === 'help' ? 0.03 : 0) + (place === 0 ? 0.03 : 0);
  const had = 0.4 * words.in(read.whole) + 0.25 * words.in(read.head) + 0.35 * inLine(asked, read);
  return had + 0.6 * alikeIn(asked, read) + 0.5 * isQuoted(asked, read) + liked;
}
