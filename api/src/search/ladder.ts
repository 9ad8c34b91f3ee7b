import type { SearchHow, SearchReason } from '@site/shared/contract/search';
import type { Queryable } from '../database/database';
import { type AnswerTerm, answerTermsOf } from './answer-terms';
import { splitKeywords } from './keywords';
import { findWords } from './lexicon.repository';
import { nearestHits, termsOf } from './partial';
import { type Lexicon, type Piece, lexiconFrom } from './pieces';
import { withoutQuestion } from './question-words';
import { type Reading, type Word, byEnglish, bySound, bySynonyms } from './readings';
import { type FoundKeys, type HitQuery, type View, findKeys, hitsOf } from './search.repository';
import { simplified } from './simplified';
import { isHan, queryTermsIn } from './query-terms';

/** What a search found, and what was searched for it. */
export type Climbed = { found: FoundKeys | undefined; how: SearchHow };

/** A run of four characters and more, or of both scripts, is a phrase, whose words may stand apart. */
const phrase = /\p{Script=Han}{4}|[a-z0-9]\p{Script=Han}{2}|\p{Script=Han}{2}[a-z0-9]/u;

type Rung = { words: readonly Word[]; why: readonly SearchReason[]; hits: HitQuery | undefined };

const shown = (words: readonly Word[]) => words.map(([first = '']) => first).join(' ');
const marksOf = (words: readonly Word[]) => [...new Set(words.flat())];

function howOf(asked: string, words: readonly Word[], why: readonly SearchReason[]): SearchHow {
  const searched = why.length > 0 ? shown(words) : asked;
  return { asked, searched, why: [...why], marks: marksOf(words) };
}

const plainWords = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [word]);

/** The text as typed, in lower case, of at most as many words as a search takes. */
function spelled(asked: string): string {
  const plain = asked.normalize('NFKC').toLowerCase().trim();
  // Tones of pinyin say nothing that the letters do not; ü is typed v.
  return plain
    .normalize('NFD')
    .replace(/u\u0308/g, 'v')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC');
}

async function lexiconFor(tx: Queryable, text: string): Promise<Lexicon> {
  return lexiconFrom(await findWords(tx, queryTermsIn(text)));
}

/** In English where there are terms of ours, else by sound. */
function bestReading(text: string, lexicon: Lexicon): Reading {
  const english = byEnglish(text, lexicon);
  return english.why.length > 0 ? english : bySound(text, lexicon);
}

/** What was typed in other words, in the order in which they are tried. */
function* readingsAbove(text: string, lexicon: Lexicon): Generator<Pick<Reading, 'words' | 'why'>> {
  const stripped = withoutQuestion(text);
  const asks: SearchReason[] = stripped !== '' && stripped !== text ? ['question'] : [];
  yield { words: plainWords(stripped), why: asks };
  const plain = plainText(text);
  const before: SearchReason[] = [...(plain.isTraditional ? (['simplified'] as const) : []), ...asks];
  for (const read of [bySynonyms, bySound, byEnglish]) {
    const { words, why } = read(plain.text, lexicon);
    yield { words, why: [...before, ...why] };
  }
}

/** Of words typed apart all must mean something; one that does not is no reason to leave it out. */
function hasForeignWord(text: string, lexicon: Lexicon): boolean {
  const words = text.split(/\s+/);
  const isForeign = (word: string) => isHan(word) && !bySound(word, lexicon).tokens.flat().some(({ isKnown }) => isKnown);
  return words.length > 1 && words.some(isForeign);
}

/** The words that were typed apart, each without its question words. */
function apartIn(text: string): string {
  return simplified(text)
    .split(/\s+/)
    .map((word) => withoutQuestion(word).replaceAll(' ', ''))
    .filter(Boolean)
    .join(' ');
}

/** What is tried when the words as typed found nothing, in this order. */
function* rungsAbove(text: string, lexicon: Lexicon, { among }: View): Generator<Rung> {
  for (const { words, why } of readingsAbove(text, lexicon)) yield { words, why, hits: hitsOf(words, among) };
  const plain = plainText(text);
  if (hasForeignWord(apartIn(text), lexicon)) return;
  const terms = termsOf(bestReading(plain.text, lexicon).tokens.flat(), lexicon);
  const known = terms.filter(({ isKnown }) => isKnown).map(({ spellings }) => spellings);
  const before: SearchReason[] = plain.isTraditional ? ['simplified', 'partial'] : ['partial'];
  yield { words: known, why: before, hits: nearestHits(terms, among) };
}

function plainText(text: string): { text: string; isTraditional: boolean } {
  const simple = simplified(text);
  return { text: withoutQuestion(simple) || simple, isTraditional: simple !== text };
}

function hasHits({ kinds }: FoundKeys): boolean {
  return Object.keys(kinds).length > 0;
}

function nothing(asked: string): Climbed {
  return { found: undefined, how: howOf(asked, [], []) };
}

/** A phrase or a question that stands only in the text of some article may have its words in the title of a better one. */
function isGood(found: FoundKeys, rung: Rung, asked: string): boolean {
  const isLoose = rung.words.length > 1 || phrase.test(asked) || withoutQuestion(asked) !== asked;
  return hasHits(found) && (found.inHead || !isLoose);
}

/**
 * Climbs from what was typed to what may have been meant, and stops at the first rung with hits: as typed, without question
 * words, in simplified characters with synonyms, by sound, in English, and at last the best partial match.
 */
export async function climb(tx: Queryable, asked: string, view: View, exact = false): Promise<Climbed> {
  const typed = splitKeywords(asked).map((word) => [word]);
  const first: Rung = { words: typed, why: [], hits: hitsOf(typed, view.among) };
  const text = spelled(asked);
  let fallback: Climbed | undefined;
  const tryRung = async (rung: Rung): Promise<Climbed | undefined> => {
    if (!rung.hits) return undefined;
    const found = await findKeys(tx, rung.hits, view);
    const climbed = { found, how: howOf(asked, rung.words, rung.why) };
    if (isGood(found, rung, text)) return climbed;
    if (hasHits(found)) fallback ??= climbed;
    return undefined;
  };
  const atOnce = await tryRung(first);
  if (atOnce || exact) return atOnce ?? fallback ?? nothing(asked);
  const lexicon = await lexiconFor(tx, plainText(text).text);
  const tried = new Set<string>([shown(typed)]);
  for (const rung of rungsAbove(text, lexicon, view)) {
    const key = JSON.stringify(rung.words) + String(rung.why.includes('partial'));
    if (tried.has(key)) continue;
    tried.add(key);
    const climbed = await tryRung(rung);
    if (climbed) return climbed;
  }
  return fallback ?? nothing(asked);
}

/** What was typed in other words, for suggestions. */
export async function* readingsOf(tx: Queryable, typed: string): AsyncGenerator<readonly Word[]> {
  const text = spelled(typed);
  const lexicon = await lexiconFor(tx, plainText(text).text);
  for (const { words, why } of readingsAbove(text, lexicon)) if (why.length > 0) yield words;
}

/** The entries with anything of what was typed, the best first, as `kind/id`. */
export async function nearest(tx: Queryable, typed: string, among: View['among'], size: number): Promise<string[]> {
  const { text } = plainText(spelled(typed));
  const lexicon = await lexiconFor(tx, text);
  const terms = termsOf(bestReading(text, lexicon).tokens.flat(), lexicon);
  const hits = nearestHits(terms, among, 0);
  const page = { pageIndex: 1, pageSize: size };
  return hits ? (await findKeys(tx, hits, { among, page })).keys : [];
}

/** Single syllables beside words that were typed in pinyin are its grammar: `zai nali kan`. */
const syllable = /^[a-z]{1,5}$/;

function withoutSyllables(tokens: Reading['tokens']): Reading['tokens'] {
  const isPinyin = tokens.flat().some(({ text, isCorrected }) => isCorrected && /^[a-z]+$/.test(text));
  return tokens.map((pieces) => pieces.filter(({ word, isKnown }) => !isPinyin || isKnown || !syllable.test(word)));
}

/** What a text is looked for by in passages. */
export async function termsFor(tx: Queryable, asked: string): Promise<{ typed: string; text: string; terms: AnswerTerm[] }> {
  const { text: typed } = plainText(spelled(asked));
  const lexicon = await lexiconFor(tx, typed);
  const tokens = withoutSyllables(bestReading(typed, lexicon).tokens);
  const text = tokens.flat().map(({ word }) => word).join('');
  return { typed, text, terms: answerTermsOf(tokens, lexicon) };
}
