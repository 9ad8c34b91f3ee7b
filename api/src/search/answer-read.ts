import type { Candidate } from '../passages/passages.repository';
import type { AskedLetters } from './answer-letters';
import { type Line, lineOf } from './answer-lines';
import { type AskedWords, likeness, plainly, shareIn } from './answer-words';

/** What was asked: as typed, without spaces, in its words, its letters and in pairs of characters, and whom it is asked of. */
export type Asked = {
  typed: string;
  words: AskedWords;
  letters: AskedLetters;
  pairs: ReadonlySet<string>;
  /** Above 0 it is asked like questions of ours. */
  leaning: number;
};

/** Which of the words and letters of a question something has. */
export type Held = { words: readonly boolean[]; letters: readonly boolean[] };

/** What of a passage is compared with a question. */
export type Read = Held & {
  title: string;
  heading: string;
  body: string;
  /** Title, heading and ways of asking. */
  head: string;
  whole: string;
  /** Each says what the passage is about. */
  lines: Line[];
};

export function readOf({ words, letters }: Asked, { title, heading, asks, body }: Candidate): Read {
  const lines = [`${title}${heading}`, ...(heading ? [heading] : []), ...asks.split('\n').filter(Boolean)].map(lineOf);
  const head = plainly(`${title} ${heading} ${asks}`);
  const parts = { title: plainly(title), heading: plainly(heading), body: plainly(body), head };
  const whole = head + parts.body;
  return { ...parts, whole, lines, words: words.found(whole), letters: letters.found(whole) };
}

const either = (one: readonly boolean[], other: readonly boolean[]) =>
  one.map((has, place) => has || other[place] === true);

/** What one or the other has. */
export function together(one: Held | undefined, other: Held): Held {
  if (!one) return other;
  return { words: either(one.words, other.words), letters: either(one.letters, other.letters) };
}

/** How alike the question is to the line that is most alike. */
export const alikeIn = ({ pairs }: Asked, { lines }: Read): number =>
  Math.max(...lines.map((line) => likeness(pairs, line.pairs)));

/** How much of a line stands in the question, at most. */
export const ofLine = ({ pairs }: Asked, { lines }: Read): number =>
  Math.max(...lines.map((line) => shareIn(line.pairs, pairs)));
