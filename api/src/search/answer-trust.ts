import type { Candidate } from '../passages/passages.repository';
import { type Asked, type Read, alikeIn, inLine, isQuoted, readOf } from './answer-score';
import { isIn, plainly } from './answer-words';

/**
 * What lets trust grow and fall, fitted to questions of which a part was kept aside (docs/decisions/072). `least` is where an operator
 * of the search trades honest nones for false ones.
 */
const grows = { inLine: 1.81, alike: 2.52, near: 1.41, quoted: 1.25, words: 1.41, length: 1.64 };
const falls = { missing: 2.35, headless: 2.36, strange: 0.88, nowhere: 0.83, topic: 5.53, least: 3.7 };

const sentence = /[。！？；\n]/;
const hanPair = /^\p{Script=Han}{2}$/u;

/** How far a question is to be trusted to be about what the site speaks of, and a passage to answer it: from 0 on it does. */
export class AnswerTrust {
  private readonly known: number;

  constructor(
    private readonly asked: Asked,
    reads: readonly Read[],
  ) {
    this.known = this.length() - this.doubts(reads);
  }

  of(passage: Candidate): number {
    const { asked } = this;
    const read = readOf(passage);
    const spoken = grows.inLine * inLine(asked, read) + grows.alike * alikeIn(asked, read);
    const said = spoken + grows.near * this.near(passage, read) + grows.quoted * isQuoted(asked, read);
    const topics = asked.words.share((word) => word.isTopic && !isIn(read.whole, word));
    return this.known + said - falls.missing * this.missing(read) - falls.topic * topics;
  }

  /** A long question has less of its words in any passage. */
  private length(): number {
    const whole = this.asked.words.list.filter(({ isWhole }) => isWhole).length;
    return grows.words * Math.log1p(whole) + grows.length * Math.log1p(this.asked.pairs.size) - falls.least;
  }

  /** Words that no passage has, that stand in no title, question or heading, and characters that nowhere stand beside each other. */
  private doubts(reads: readonly Read[]): number {
    const { words, pairs } = this.asked;
    const strange = words.share(({ isWhole, isStrange }) => isWhole && isStrange);
    const headless = words.share((word) => word.isWhole && !reads.some(({ head }) => isIn(head, word)));
    const han = [...pairs].filter((pair) => hanPair.test(pair));
    const nowhere = han.filter((pair) => !reads.some(({ whole }) => whole.includes(pair))).length;
    return falls.strange * strange + falls.headless * headless + (falls.nowhere * nowhere) / Math.max(han.length, 1);
  }

  /** The most that one sentence has of the words: those that are strewn over a passage say nothing together. */
  private near({ body }: Candidate, { lines }: Read): number {
    const sentences = [...lines, ...body.split(sentence)].map(plainly);
    return Math.max(...sentences.map((one) => this.asked.words.in(one)));
  }

  private missing({ whole }: Read): number {
    const words = this.asked.words.list.filter(({ isWhole }) => isWhole);
    return words.filter((word) => !isIn(whole, word)).length / Math.max(words.length, 1);
  }
}
