import type { Candidates } from '../passages/passages.repository';
import { common } from '../passages/passages.repository';
import type { AnswerTerm } from './answer-terms';
import { placesOf } from './places-of';
import { withoutQuestion } from './question-words';

/** A word of fewer passages than these is not rarer. */
const rarest = 8;
/** A word that so few passages have, or none, is not what the site speaks of. */
const strange = 1;

/** As texts and spellings are compared: without spaces, which our texts put between scripts. */
export const plainly = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

const latin = /^[a-z0-9]/;
const isLatin = (character: string | undefined) => character !== undefined && latin.test(character);

/** Whether a text has a word; a Latin one from its beginning. */
function has(text: string, word: string): boolean {
  return latin.test(word) ? placesOf(text, word).some((at) => !isLatin(text[at - 1])) : text.includes(word);
}

export function pairsOf(text: string): Set<string> {
  const characters = [...plainly(withoutQuestion(text))];
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`));
}

type Word = { spellings: string[]; weight: number; isWhole: boolean; isTopic: boolean; isStrange: boolean };

/** The rarer a term is, the more it says. */
function wordOf({ spellings, factor, isTopic = false }: AnswerTerm, found: number, size: number): Word {
  const weight = factor * Math.log(1 + size / Math.min(Math.max(found, rarest), common));
  const written = spellings.map(plainly).filter(Boolean);
  return { spellings: written, weight, isWhole: factor >= 1, isTopic, isStrange: found <= strange };
}

/** The words of a question and what each says; shares are of all that it says. */
export class AskedWords {
  readonly list: readonly Word[];
  private readonly all: number;

  constructor(terms: readonly AnswerTerm[], { size, times }: Pick<Candidates, 'size' | 'times'>) {
    this.list = terms.map((term, index) => wordOf(term, times[index] ?? 0, size));
    this.all = Math.max(
      this.list.reduce((sum, { weight }) => sum + weight, 0),
      Number.EPSILON,
    );
  }

  share(is: (word: Word, place: number) => boolean): number {
    return this.list.reduce((sum, word, place) => (is(word, place) ? sum + word.weight : sum), 0) / this.all;
  }

  /** How much of the question a text has; only words that the whole has of which it is a part are looked for. */
  in(text: string, whole: readonly boolean[]): number {
    return this.share((word, place) => whole[place] === true && isIn(text, word));
  }

  /** Which of the words a text has. */
  found(text: string): boolean[] {
    return this.list.map((word) => isIn(text, word));
  }

  /** How much of the question those are. */
  shareOf(found: readonly boolean[]): number {
    return this.share((_, place) => found[place] === true);
  }
}

export function isIn(text: string, { spellings }: Pick<Word, 'spellings'>): boolean {
  return spellings.some((spelling) => has(text, spelling));
}
