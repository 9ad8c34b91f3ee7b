import type { Candidate, Candidates } from '../passages/passages.repository';
import { common } from '../passages/passages.repository';
import type { AnswerTerm } from './answer-terms';
import { withoutQuestion } from './question-words';

/** A passage with what it is worth as an answer, and whether it answers at all: from 0 on it does. */
export type Answer = { passage: Candidate; score: number; trust: number };

/** What a term says that stands nowhere, compared with the rarest that does; one of fewer passages is not rarer. */
const absent = 1;
const rarest = 8;

/** As texts and spellings are compared: without spaces, which our texts put between scripts. */
export const plainly = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** A passage that has so many characters as they were typed is what was looked for, such as the sentence of an error. */
const shortestQuote = 5;
/** What lets trust grow and fall, fitted to two thirds of `asked.json` and checked with the rest (docs/decisions/072). */
const trusts = { covered: 1, line: 2.4, like: 2.1, quoted: 1.5, foreign: 1.8, unnamed: 5.4, least: 0.8 };
const isQuestion = /[？?]$/;
const latin = /^[a-z0-9]/;
const isLatin = (character: string | undefined) => character !== undefined && latin.test(character);

/** Whether a text has a word; a Latin one from its beginning. */
function has(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!latin.test(word) || !isLatin(text[at - 1])) return true;
  }
  return false;
}

function pairsOf(text: string): Set<string> {
  const characters = [...plainly(withoutQuestion(text))];
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
}

/** How alike two texts are, by the pairs of characters that both have: 1 is the same. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * both) / (one.size + other.size);
}

/** What each term says: the rarer, the more. */
export function weigh(terms: readonly AnswerTerm[], { size, times }: Candidates): number[] {
  return terms.map(({ factor }, index) => {
    const found = times[index] ?? 0;
    const rare = Math.log(1 + size / Math.min(Math.max(found, rarest), common));
    return found === 0 ? factor * absent * rare : factor * rare;
  });
}

/** Scores passages as answers to a question. */
export class AnswerScore {
  private readonly words: string[][];
  private readonly all: number;
  private readonly asked: ReadonlySet<string>;
  private readonly text: string;
  private readonly foreign: number;
  private readonly names: boolean[];

  constructor(
    { typed, text, terms }: { typed: string; text: string; terms: readonly AnswerTerm[] },
    private readonly weights: readonly number[],
    times: readonly number[],
  ) {
    this.words = terms.map(({ spellings }) => spellings.map(plainly).filter(Boolean));
    this.all = Math.max(
      weights.reduce((sum, weight) => sum + weight, 0),
      Number.EPSILON,
    );
    this.names = terms.map(({ isName = false }) => isName);
    this.asked = pairsOf(text);
    this.text = plainly(typed);
    this.foreign = terms.reduce(
      (sum, { factor }, index) => (factor >= 1 && (times[index] ?? 0) <= 1 ? sum + (weights[index] ?? 0) : sum),
      0,
    );
  }

  of(passage: Candidate): Answer {
    const { title, heading, body, asks, kind, place } = passage;
    const lines = [`${title}${heading}`, ...(heading ? [heading] : []), ...asks.split('\n').filter(Boolean)];
    const head = plainly(`${title} ${heading} ${asks}`);
    const whole = head + plainly(body);
    const covers = this.share(whole);
    const inLine = Math.max(...lines.map((line) => this.share(plainly(line))));
    const alike = Math.max(...lines.map((line) => likeness(this.asked, pairsOf(line))));
    const isQuoted = this.text.length >= shortestQuote && whole.includes(this.text) ? 1 : 0;
    const liked = (isQuestion.test(heading) ? 0.06 : 0) + (kind === 'help' ? 0.03 : 0) + (place === 0 ? 0.03 : 0);
    const score = 0.4 * covers + 0.25 * this.share(head) + 0.35 * inLine + 0.6 * alike + 0.5 * isQuoted + liked;
    const { covered, line, like, quoted, foreign, unnamed, least } = trusts;
    const doubts = foreign * (this.foreign / this.all) + unnamed * this.unnamed(whole);
    return {
      passage,
      score,
      trust: covered * covers + line * inLine + like * alike + quoted * isQuoted - doubts - least,
    };
  }

  /** How much of the question are names that a text does not have. */
  private unnamed(text: string): number {
    const missing = this.words.reduce((sum, words, index) => {
      return this.names[index] && !words.some((word) => has(text, word)) ? sum + (this.weights[index] ?? 0) : sum;
    }, 0);
    return missing / this.all;
  }

  private share(text: string): number {
    const found = this.words.reduce((sum, words, index) => {
      return words.some((word) => has(text, word)) ? sum + (this.weights[index] ?? 0) : sum;
    }, 0);
    return found / this.all;
  }
}
