import { plainly } from './answer-words';
import { isGrammar } from './grammar';
import { isHan } from './query-terms';
import { withoutQuestion } from './question-words';

/** The characters of a question that mean something: a short word has one of them where the content has a longer one, 票 for 发票. */
export class AskedLetters {
  private readonly list: readonly string[];

  constructor(text: string) {
    const characters = new Set(plainly(withoutQuestion(text)));
    this.list = [...characters].filter((character) => isHan(character) && !isGrammar(character));
  }

  /** Which of them a text has. */
  found(text: string): boolean[] {
    return this.list.map((character) => text.includes(character));
  }

  share(found: readonly boolean[]): number {
    return found.filter(Boolean).length / Math.max(this.list.length, 1);
  }

  in(text: string): number {
    return this.share(this.found(text));
  }
}
