import { isGrammar } from './grammar';
import { isLight } from './light-words';
import type { Lexicon, Piece } from './pieces';
import { isHan } from './query-terms';

/** A part of a question that a passage may have: how it may be written, and what it says beside a whole word. */
export type AnswerTerm = {
  spellings: readonly string[];
  factor: number;
  /** What editors list as not ours: a passage without it speaks of something else. */
  isTopic?: boolean;
};

const mostTerms = 24;
/** A word that lies across others, a character that belongs to no word, a pair of characters that is none. */
const factors = { word: 1, across: 0.3, character: 0.2, pair: 0.1, light: 0.1 };

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
function pairsIn(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Characters that a dictionary leaves single one after the other are a word that it does not know: 京东, 飞书. */
function segmentsOf(run: string): string[] {
  const segments: string[] = [];
  let wasSingle = false;
  for (const { segment } of segmenter.segment(run)) {
    const isSingle = [...segment].length === 1 && !isGrammar(segment);
    if (isSingle && wasSingle) segments[segments.length - 1] += segment;
    else segments.push(segment);
    wasSingle = isSingle;
  }
  return segments;
}

/** Words of a run of characters that are no words of ours, as a dictionary knows them. */
function foreignTerms(run: string): AnswerTerm[] {
  return segmentsOf(run).flatMap((segment) => {
    if (isGrammar(segment)) return [];
    return [{ spellings: [segment], factor: [...segment].length === 1 ? factors.character : factorOf(segment) }];
  });
}

/** Of how many, how long or how dear something is; codes of errors are longer. */
const amount = /^(?:\d{1,4}|[零一二两三四五六七八九十百千万亿几半]+[块元个人场次天年月秒分]?)$/;
const factorOf = (word: string) => (isLight(word) || amount.test(word) ? factors.light : factors.word);

/** Two characters that stand beside each other in some title are no word for that. */
const isWord = ({ isKnown, isCorrected, word, means }: Piece, { byWord }: Lexicon) =>
  isKnown && (isCorrected || means.length > 0 || (byWord.get(word)?.uses ?? 0) > 0);

/** Neighbouring pieces that are no words of ours stand together as they were typed. */
function runsOf(pieces: readonly Piece[], lexicon: Lexicon): (Piece | string)[] {
  const runs: (Piece | string)[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (isWord(piece, lexicon) || !isHan(piece.word)) runs.push(piece);
    else if (typeof last === 'string') runs[runs.length - 1] = last + piece.word;
    else runs.push(piece.word);
  }
  return runs;
}

/** Words of ours that lie across two others, and pairs of characters. */
function looseTerms(pieces: readonly Piece[], { byWord }: Lexicon): AnswerTerm[] {
  const text = pieces.map(({ word }) => (isHan(word) ? word : ' ')).join('');
  return text
    .split(' ')
    .flatMap(pairsIn)
    .map((pair) => {
      const known = byWord.get(pair);
      return {
        spellings: [pair, ...(known?.means ?? [])],
        factor: known?.uses && !isLight(pair) ? factors.across : factors.pair,
      };
    });
}

function wordTerm({ word, means }: Piece): AnswerTerm[] {
  return word && !isGrammar(word) ? [{ spellings: [word, ...means], factor: factorOf(word) }] : [];
}

/** What of a question is looked for, the parts that say most first; each once. */
export function answerTermsOf(
  tokens: readonly (readonly Piece[])[],
  lexicon: Lexicon,
  topics: readonly string[],
): AnswerTerm[] {
  const words = tokens
    .flatMap((pieces) => runsOf(pieces, lexicon))
    .flatMap((run) => (typeof run === 'string' ? foreignTerms(run) : wordTerm(run)));
  const listed = topics.map((topic) => ({ spellings: [topic], factor: factors.word, isTopic: true }));
  const loose = tokens.flatMap((pieces) => looseTerms(pieces, lexicon));
  const once = new Map<string, AnswerTerm>(
    [...loose, ...words, ...listed].map((term) => [term.spellings[0] ?? '', term]),
  );
  return [...once.values()].sort((one, other) => other.factor - one.factor).slice(0, mostTerms);
}
