import type { Candidate } from '../passages/passages.repository';
import type { Asked, Held, Read } from './answer-read';

/** A passage with what it is worth as an answer; `entry` is what the passages of its entry have together. */
export type Answer = { passage: Candidate; read: Read; entry: Held; score: number };

/** A passage that has so many characters as they were typed is what was looked for, such as the sentence of an error. */
const shortestQuote = 5;
const isQuestion = /[？?]$/;

/** Fitted so that right passages win over the others of a question, each set of questions left out once (docs/decisions/100). */
const weights = {
  alike: 1.6,
  ofLine: 2.4,
  line: 0.5,
  quoted: 1.2,
  isQuestion: 2.1,
  isWhole: 2.1,
  title: 2.5,
  heading: 2.1,
  body: 1.6,
  headLetters: 2.3,
  letters: 1.6,
  entry: 3.3,
  entryLetters: 3.5,
};

const isQuoted = ({ typed }: Asked, { whole }: Read) => typed.length >= shortestQuote && whole.includes(typed);

type ScoreSigns = Record<keyof typeof weights, number>;

/** What is seen of a passage as an answer to a question. */
function scoreSigns(asked: Asked, { heading, place }: Candidate, read: Read, entry: Held): ScoreSigns {
  const { words, letters } = asked;
  return {
    alike: read.alike,
    ofLine: read.ofLine,
    line: Math.max(...read.lines),
    quoted: Number(isQuoted(asked, read)),
    isQuestion: Number(isQuestion.test(heading)),
    isWhole: Number(place === 0),
    title: words.in(read.title, read.words),
    heading: words.in(read.heading, read.words),
    body: words.in(read.body, read.words),
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
