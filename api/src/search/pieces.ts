import type { LexiconWord } from './lexicon';
import { runOf } from './leaning/features';
import { soundKeys } from './sound';

/** A part of what was typed: as it stands, and the word of the content that it is taken for. */
export type Piece = { text: string; word: string; isKnown: boolean; isCorrected: boolean; means: readonly string[] };

export type Lexicon = {
  byWord: ReadonlyMap<string, LexiconWord>;
  byKey: ReadonlyMap<string, LexiconWord>;
  byLetters: ReadonlyMap<string, LexiconWord>;
  /** Runs of characters that people write, of ours or not: none of them is a slip. */
  usual?: ReadonlySet<string>;
};

/** Of words that sound alike the one that is used most. */
export function lexiconFrom(words: readonly LexiconWord[]): Lexicon {
  const byUse = [...words].sort((one, other) => one.uses - other.uses || (one.word < other.word ? 1 : -1));
  return {
    byWord: new Map(byUse.map((word) => [word.word, word])),
    byKey: new Map(byUse.flatMap((word) => word.keys.map((key) => [key, word] as const))),
    byLetters: new Map(byUse.filter(({ letters }) => letters).map((word) => [word.letters, word])),
  };
}

/** What a piece costs: few long known words are the best reading, a corrected word is better than loose characters. */
const costs = { known: 0.2, pair: 0.5, homophone: 0.9, open: 1.1, loose: 0.8, grammar: 0.3 };
/** Characters that are words by themselves, so that none of them is drawn into a word beside it. */
const grammar =
  /^[和与跟及或的地得了着过在是我你他她它们没不要被把给让从到对用就都也还再又只能会想太很最有时里来去谁]$/u;

/** 了两截 is no 上链接. */
const holdsGrammar = (text: string) => [...text].some((character) => grammar.test(character));

type Step = { cost: number; piece: Piece };

export function looseKnown(text: string): Piece {
  return { text, word: text, isKnown: false, isCorrected: false, means: [] };
}

function knownStep(text: string, { byWord }: Lexicon): Step | undefined {
  const known = byWord.get(text);
  if (!known) return undefined;
  const piece = { text, word: text, isKnown: true, isCorrected: false, means: known.means };
  return { cost: known.uses > 2 || known.means.length > 0 ? costs.known : costs.pair, piece };
}

/** A part that is a word as it stands is no part of a mistyped one. */
function holdsWord(text: string, { byWord }: Lexicon): boolean {
  for (let start = 0; start < text.length - 1; start++) if (byWord.has(text.slice(start, start + 2))) return true;
  return false;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const segmentsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** 是谁 is no 试水. */
const isAllGrammar = (text: string) => [...text].every((character) => grammar.test(character));

/** What a dictionary knows is no slip, although nothing of ours is called so: 彩票 is not 彩排. */
const isRealWord = (text: string) => segmentsOf(text).length === 1 || isAllGrammar(text);
const holdsRealWord = (text: string) => segmentsOf(text).some((segment) => segment.length > 1);

/** 嵌到 is no 签到, for people write 嵌到. */
function isUsual(text: string, { usual }: Lexicon): boolean {
  const characters = [...text];
  return characters.slice(1).every((character, before) => usual?.has(runOf([characters[before] ?? '', character])));
}

const isNoSlip = (text: string, lexicon: Lexicon) => isRealWord(text) || isUsual(text, lexicon);

function correctedStep(text: string, syllables: readonly string[], lexicon: Lexicon): Step | undefined {
  const { byKey } = lexicon;
  for (const [place, key] of soundKeys(syllables).entries()) {
    const meant = byKey.get(key);
    if (meant?.word.length !== text.length || isNoSlip(text, lexicon)) continue;
    if (place > 0 && (holdsGrammar(text) || holdsWord(text, lexicon) || holdsRealWord(text))) continue;
    const piece = { text, word: meant.word, isKnown: true, isCorrected: true, means: meant.means };
    return { cost: place === 0 ? costs.homophone : costs.open, piece };
  }
  return undefined;
}

export type Covering = {
  lexicon: Lexicon;
  /** The longest word looked for. */
  longest: number;
  /** The sounds of the characters, if words may be corrected by them. */
  syllables?: readonly string[];
};

function stepsAt(characters: readonly string[], start: number, end: number, covering: Covering): Step | undefined {
  const text = characters.slice(start, end).join('');
  if (end - start === 1) return { cost: grammar.test(text) ? costs.grammar : costs.loose, piece: looseKnown(text) };
  const { lexicon, syllables } = covering;
  return knownStep(text, lexicon) ?? (syllables && correctedStep(text, syllables.slice(start, end), lexicon));
}

/** A run of Chinese characters in the words that it most probably consists of. */
export function coverHan(run: string, covering: Covering): Piece[] {
  const characters = [...run];
  const best: { cost: number; pieces: Piece[] }[] = [{ cost: 0, pieces: [] }];
  for (let end = 1; end <= characters.length; end++) {
    let found = { cost: Number.POSITIVE_INFINITY, pieces: [] as Piece[] };
    for (let start = Math.max(0, end - covering.longest); start < end; start++) {
      const step = stepsAt(characters, start, end, covering);
      const before = best[start];
      if (!step || !before || before.cost + step.cost >= found.cost) continue;
      found = { cost: before.cost + step.cost, pieces: [...before.pieces, step.piece] };
    }
    best.push(found);
  }
  return best.at(-1)?.pieces ?? [];
}

/** Letters in the words whose pinyin they are; undefined unless nothing is left over. */
export function coverLetters(letters: string, { byLetters }: Lexicon, longest: number): Piece[] | undefined {
  const best: (Piece[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    let found: Piece[] | undefined;
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const text = letters.slice(start, end);
      const meant = byLetters.get(text);
      const before = best[start];
      if (!meant || !before || (found && found.length <= before.length + 1)) continue;
      found = [...before, { text, word: meant.word, isKnown: true, isCorrected: true, means: meant.means }];
    }
    best.push(found);
  }
  return best.at(-1);
}
