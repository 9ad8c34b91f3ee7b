import type { Candidate } from '../passages/passages.repository';
import type { AskedLetters } from './answer-letters';
import { compare, lineOf, plainOf } from './answer-lines';
import type { AskedWords } from './answer-words';

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
  /** How much of the question each line has that says what the passage is about. */
  lines: number[];
  /** How alike the question is to the line that is most alike. */
  alike: number;
  /** How much of a line stands in the question, at most. */
  ofLine: number;
};

export function readOf({ words, letters, pairs }: Asked, { title, heading, asks, body }: Candidate): Read {
  const lines = [`${title}${heading}`, ...(heading ? [heading] : []), ...asks.split('\n').filter(Boolean)].map(lineOf);
  const compared = lines.map((line) => compare(pairs, line));
  const head = plainOf(`${title} ${heading} ${asks}`);
  const parts = { title: plainOf(title), heading: plainOf(heading), body: plainOf(body), head };
  const whole = head + parts.body;
  const found = words.found(whole);
  return {
    ...parts,
    whole,
    lines: lines.map(({ plain }) => words.in(plain, found)),
    alike: Math.max(...compared.map(({ alike }) => alike)),
    ofLine: Math.max(...compared.map(({ ofLine }) => ofLine)),
    words: found,
    letters: letters.found(whole),
  };
}

const either = (one: readonly boolean[], other: readonly boolean[]) =>
  one.map((has, place) => has || other[place] === true);

/** What one or the other has. */
export function together(one: Held | undefined, other: Held): Held {
  if (!one) return other;
  return { words: either(one.words, other.words), letters: either(one.letters, other.letters) };
}
