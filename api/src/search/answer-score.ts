import type { Candidate } from '../passages/passages.repository';
import { type Asked, type Held, type Read, alikeIn, ofLine } from './answer-read';

/** A passage with what it is worth as an answer; `entry` is what the passages of its entry have together. */
export type Answer = { passage: Candidate; read: Read; entry: Held; score: number };

/** A passage that has so many characters as they were typed is what was looked for, such as the sentence of an error. */
const shortestQuote = 5;
const isQuestion = /[？?]$/;

/** Fitted so that right passages win over the others of a question, each set of questions left out once (docs/decisions/088). */
const weights = {
  alike: 1.1,
  ofLine: 1.6,
  line: 0,
  quoted: 1.1,
  isQuestion: 2,
  isWhole: 2.2,
  title: 2.2,
  heading: 1.8,
  body: 1.4,
  headLetters: 1.8,
  letters: 1.2,
  entry: 2.6,
  entryLetters: 3,
};

const isQuoted = ({ typed }: Asked, { whole }: Read) => typed.length >= shortestQuote && whole.includes(typed);

export type ScoreSigns = Record<keyof typeof weights, number>;

/** What is seen of a passage as an answer to a question. */
export function scoreSigns(asked: Asked, { heading, place }: Candidate, read: Read, entry: Held): ScoreSigns {
  const { words, letters } = asked;
  return {
    alike: alikeIn(asked, read),
    ofLine: ofLine(asked, read),
    line: Math.max(...read.lines.map(({ plain }) => words.in(plain))),
    quoted: Number(isQuoted(asked, read)),
    isQuestion: Number(isQuestion.test(heading)),
    isWhole: Number(place === 0),
    title: words.in(read.title),
    heading: words.in(read.heading),
    body: words.in(read.body),
    headLetters: letters.in(read.head),
    letters: letters.share(read.letters),
    entry: words.shareOf(entry.words),
    entryLetters: letters.share(entry.letters),
  };
}

/** Scores a passage as an answer to a question. */
export function scoreOf(asked: Asked, passage: Candidate, read: Read, entry: Held): number {
  const signs = Object.entries(scoreSigns(asked, passage, read, entry)) as [keyof ScoreSigns, number][];
  return signs.reduce((sum, [sign, value]) => sum + weights[sign] * value, 0);
}
