import type { Answer } from './answer-score';
import type { Asked, Read } from './answer-read';
import { isIn } from './answer-words';

/**
 * What lets trust grow and fall, fitted to questions with and without an answer, each set of which was left out once
 * (docs/decisions/100). `least` is where an operator of the search trades honest nones for false ones.
 */
const weights = {
  alike: 1.85,
  length: 3.97,
  whole: 1.8,
  secondLine: 2.02,
  entry: 1.39,
  entryLetters: 1.57,
  strange: -0.86,
  strangeWords: -0.53,
  topic: -5.38,
  topicMissing: -2.1,
  topicInText: -1.69,
  leaning: 1.09,
};
const least = 11.27;

/** Of pairs of characters: a question of fewer is as short as one of these. */
const shortest = 6;

type TrustSigns = Record<keyof typeof weights, number>;

/** How far a question is to be trusted to be about what the site speaks of, and a passage to answer it: from 0 on it does. */
export class AnswerTrust {
  constructor(private readonly asked: Asked) {}

  of(answer: Answer): number {
    const signs = Object.entries(this.signsOf(answer)) as [keyof TrustSigns, number][];
    return signs.reduce((trust, [sign, value]) => trust + weights[sign] * value, -least);
  }

  /** What is seen of a question and of a passage that is to answer it. */
  private signsOf({ read, entry }: Answer): TrustSigns {
    const { words, letters, pairs } = this.asked;
    return {
      alike: read.alike,
      // A long question has less of its words in any passage.
      length: Math.log1p(Math.max(pairs.size, shortest)),
      whole: words.shareOf(read.words),
      secondLine: this.secondLine(read),
      entry: words.shareOf(entry.words),
      entryLetters: letters.share(entry.letters),
      strange: words.share(({ isWhole, isStrange }) => isWhole && isStrange),
      strangeWords: words.list.filter(({ isWhole, isStrange }) => isWhole && isStrange).length,
      // What editors list as not ours: a passage without it speaks of something else, one whose title and asks are without it mostly.
      topic: words.share(({ isTopic }) => isTopic),
      topicMissing: words.share((word) => word.isTopic && !isIn(read.whole, word)),
      topicInText: words.share((word) => word.isTopic && !isIn(read.head, word)),
      leaning: this.asked.leaning,
    };
  }

  /** What the second best line has of the words: what is asked for in two ways is what the passage is about. */
  private secondLine({ lines }: Read): number {
    const [most = 0, second = most] = lines.toSorted((one, other) => other - one);
    return second;
  }
}
