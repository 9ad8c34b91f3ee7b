import type { SearchHow, SearchReason } from '@site/shared/contract/search';
import type { Queryable } from '../database/database';
import { answerTermsOf } from './answer-terms';
import { type Part, type Question, findAnswers } from './answers';
import { splitKeywords } from './keywords';
import { findWords } from './lexicon.repository';
import { type Lexicon, type Piece, lexiconFrom } from './pieces';
import { whatIsSaid } from './leaning/leaning.repository';
import { otherTopicsIn } from './other-topics';
import { withoutQuestion } from './question-words';
import { type Reading, type Word, byEnglish, bySound, bySynonyms } from './readings';
import { type FoundKeys, type HitQuery, type View, findKeys, hitsOf } from './search.repository';
import { simplified } from './simplified';
import { isHan, queryTermsIn } from './query-terms';

/** What a search found, and what was searched for it. */
export type Climbed = { found: FoundKeys | undefined; how: SearchHow; parts?: ReadonlyMap<string, Part> };

/** A run of four characters and more, or of both scripts, is a phrase, whose words may stand apart. */
const phrase = /\p{Script=Han}{4}|[a-z0-9]\p{Script=Han}{2}|\p{Script=Han}{2}[a-z0-9]/u;

/** The words of a question, what was done to come by them, and whether they are all words of the site. */
type AskedWords = { words: Word[]; why: SearchReason[]; isKnown: boolean };

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

/** What is tried when a word as typed found nothing, in this order. */
function* rungsAbove(text: string, lexicon: Lexicon, { among }: View): Generator<Rung> {
  for (const { words, why } of readingsAbove(text, lexicon)) yield { words, why, hits: hitsOf(words, among) };
}

function plainText(text: string): { text: string; isTraditional: boolean } {
  const simple = simplified(text);
  return { text: withoutQuestion(simple) || simple, isTraditional: simple !== text };
}

function hasHits({ kinds }: FoundKeys): boolean {
  return Object.keys(kinds).length > 0;
}

/** A question, or a phrase whose words may stand apart: a passage answers it. A single word is looked up. */
function isAsked(text: string): boolean {
  return phrase.test(text) || withoutQuestion(text) !== text;
}

function nothing(asked: string): Climbed {
  return { found: undefined, how: howOf(asked, [], []) };
}

async function lookUp(tx: Queryable, asked: string, rung: Rung, view: View): Promise<Climbed | undefined> {
  const found = rung.hits && (await findKeys(tx, rung.hits, view));
  return found && hasHits(found) ? { found, how: howOf(asked, rung.words, rung.why) } : undefined;
}

/** A word as typed, then in its spellings and meanings, of which that counts which stands in a title, summary or keywords. */
async function climbWord(
  tx: Queryable,
  asked: string,
  { text, first }: { text: string; first: Rung },
  view: View,
): Promise<Climbed | undefined> {
  const atOnce = await lookUp(tx, asked, first, view);
  if (atOnce && (atOnce.found?.inHead || first.words.length === 1)) return atOnce;
  const lexicon = await lexiconFor(tx, plainText(text).text);
  let fallback = atOnce;
  for (const rung of rungsAbove(text, lexicon, view)) {
    const climbed = await lookUp(tx, asked, rung, view);
    if (climbed?.found?.inHead) return climbed;
    fallback ??= climbed;
  }
  return fallback;
}

/** One or two words of the site that were written together, and no question, are looked up as if a space stood between them. */
async function lookUpPair(
  tx: Queryable,
  asked: string,
  { words, why, isKnown }: AskedWords,
  view: View,
): Promise<Climbed | undefined> {
  if (!isKnown || words.length > 2 || why.includes('question')) return undefined;
  return lookUp(tx, asked, { words, why, hits: hitsOf(words, view.among) }, view);
}

async function climbQuestion(tx: Queryable, asked: string, text: string, view: View): Promise<Climbed> {
  const question = await questionIn(tx, text);
  const { found, parts } = await findAnswers(tx, question, view);
  if (!hasHits(found)) return (await lookUpPair(tx, asked, question, view)) ?? nothing(asked);
  const how = howOf(asked, question.words, question.why);
  return { found, parts, how };
}

/**
 * Finds what was typed or meant. A word is looked up as typed, in simplified characters with synonyms, by sound, from English; a
 * question is answered by the passages that have most of it, or by none (decision 072).
 */
export async function climb(tx: Queryable, asked: string, view: View, exact = false): Promise<Climbed> {
  const typed = splitKeywords(asked).map((word) => [word]);
  const text = spelled(asked);
  const first: Rung = { words: typed, why: [], hits: hitsOf(typed, view.among) };
  if (exact) return (await lookUp(tx, asked, first, view)) ?? nothing(asked);
  if (isAsked(text)) {
    const answered = await climbQuestion(tx, asked, text, view);
    // What stands somewhere word for word is found, though no passage is about it.
    return answered.found || typed.length > 1 ? answered : ((await lookUp(tx, asked, first, view)) ?? answered);
  }
  const word = await climbWord(tx, asked, { text, first }, view);
  return word ?? climbQuestion(tx, asked, text, view);
}

/** What was typed in other words, for suggestions. */
export async function* readingsOf(tx: Queryable, typed: string): AsyncGenerator<readonly Word[]> {
  const text = spelled(typed);
  const lexicon = await lexiconFor(tx, plainText(text).text);
  for (const { words, why } of readingsAbove(text, lexicon)) if (why.length > 0) yield words;
}

/** The entries that come nearest to what was typed, the best first, as `kind/id`. */
export async function nearest(tx: Queryable, typed: string, among: View['among'], size: number): Promise<string[]> {
  const page = { pageIndex: 1, pageSize: size };
  const answers = await findAnswers(tx, await questionIn(tx, spelled(typed)), { among, page });
  return answers.nearest.slice(0, size);
}

/** Single syllables beside words that were typed in pinyin are its grammar: `zai nali kan`. */
const syllable = /^[a-z]{1,5}$/;

function withoutSyllables(tokens: Reading['tokens']): Reading['tokens'] {
  const isPinyin = tokens.flat().some(({ text, isCorrected }) => isCorrected && /^[a-z]+$/.test(text));
  return tokens.map((pieces) => pieces.filter(({ word, isKnown }) => !isPinyin || isKnown || !syllable.test(word)));
}

const isWhole = ({ isKnown, word }: Piece) => word !== '' && (isKnown || !isHan(word));

/** A text as a question to passages, with its words and with what was done to come by them. */
async function questionIn(tx: Queryable, asked: string): Promise<Question & AskedWords> {
  const { text: typed, isTraditional } = plainText(asked);
  const { leaning, usual } = await whatIsSaid(tx, asked);
  const lexicon = { ...(await lexiconFor(tx, typed)), usual };
  const reading = bestReading(typed, lexicon);
  const tokens = withoutSyllables(reading.tokens);
  const pieces = tokens.flat();
  const words = pieces.filter(isWhole).map(({ word, means }): Word => [word, ...means]);
  const why: SearchReason[] = [
    ...(isTraditional ? (['simplified'] as const) : []),
    ...(withoutQuestion(asked) === asked ? [] : (['question'] as const)),
    ...reading.why,
  ];
  const read = tokens.map((one) => one.map((piece) => piece.text).join('')).join(' ');
  // As it was typed too: 别人的直播 has a word that a question is read without.
  const topics = await otherTopicsIn(tx, `${simplified(asked)} ${read}`);
  const terms = answerTermsOf(tokens, lexicon, topics);
  const isKnown = pieces.every((piece) => piece.isKnown);
  return { typed, text: pieces.map(({ word }) => word).join(''), terms, leaning, words, why, isKnown };
}
