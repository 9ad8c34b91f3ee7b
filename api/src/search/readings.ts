import type { SearchReason } from '@site/shared/contract/search';
import { longestWord } from './lexicon';
import { type Lexicon, type Piece, coverHan, coverLetters, looseKnown } from './pieces';
import { isHan, lettersOf, longestLetters, longestTerm, runs, singular } from './query-terms';
import { syllablesOf } from './sound';

/** Spellings of which one must occur; the first is the one that is shown. */
export type Word = readonly string[];

/** How what was typed is read: its words, of which all must occur, and what was done to come by them. */
export type Reading = { words: readonly Word[]; tokens: readonly (readonly Piece[])[]; why: readonly SearchReason[] };

function hanPieces(run: string, lexicon: Lexicon, bySound: boolean): Piece[] {
  const syllables = bySound ? { syllables: syllablesOf(run) } : {};
  return coverHan(run, { lexicon, longest: longestWord, ...syllables });
}

function piecesOf(token: string, lexicon: Lexicon, bySound: boolean): Piece[] {
  const letters = bySound && /[a-z]/.test(token) && !lexicon.byWord.has(token) ? lettersOf(token) : '';
  const spelled = letters && coverLetters(letters, lexicon, longestLetters);
  if (spelled) return spelled;
  return (token.match(runs) ?? []).flatMap((run) =>
    isHan(run) ? hanPieces(run, lexicon, bySound) : [looseKnown(run)],
  );
}

/** A token whose parts mean something else is split, so that each part may be said otherwise; else it stays a phrase. */
function wordsOf(pieces: readonly Piece[]): Word[] {
  if (pieces.some(({ means }) => means.length > 0)) return pieces.map(({ word, means }) => [word, ...means]);
  return [[pieces.map(({ word }) => word).join('')]];
}

function readingOf(tokens: readonly (readonly Piece[])[], why: readonly SearchReason[]): Reading {
  return { words: tokens.flatMap(wordsOf), tokens, why };
}

/** Words of visitors become those of the content: `摇奖` → `抽奖`. */
export function bySynonyms(text: string, lexicon: Lexicon): Reading {
  const tokens = text.split(/\s+/).map((token) => piecesOf(token, lexicon, false));
  const says = tokens.flat().some(({ means }) => means.length > 0);
  return readingOf(tokens, says ? ['synonym'] : []);
}

/** Wrong characters become those of a word that sounds alike, pinyin becomes characters: `抽将`, `choujiang` → `抽奖`. */
export function bySound(text: string, lexicon: Lexicon): Reading {
  const tokens = text.split(/\s+/).map((token) => piecesOf(token, lexicon, true));
  const why = tokens.flat().some(({ isCorrected }) => isCorrected) ? (['sound'] as const) : [];
  return readingOf(tokens, why);
}

function termAt(tokens: readonly string[], start: number, lexicon: Lexicon) {
  for (let length = Math.min(longestTerm, tokens.length - start); length > 0; length--) {
    const term = tokens.slice(start, start + length).join(' ');
    const found = lexicon.byWord.get(term) ?? lexicon.byWord.get(singular(term));
    // What the content itself says in English is looked for as well: `PPT`.
    if (found && !isHan(term)) return { length, means: [...found.means, term] };
  }
  return undefined;
}

type Term = NonNullable<ReturnType<typeof termAt>>;

function pieceOf({ means: [word = '', ...means] }: Term): Piece {
  return { text: word, word, isKnown: true, isCorrected: true, means };
}

/** English terms become those of the content: `lucky draw` → `抽奖`. */
export function byEnglish(text: string, lexicon: Lexicon): Reading {
  const tokens = text.split(/\s+/);
  const read: Piece[][] = [];
  const terms: Term[] = [];
  for (let start = 0; start < tokens.length; ) {
    const term = termAt(tokens, start, lexicon);
    if (term) terms.push(term);
    read.push(term ? [pieceOf(term)] : piecesOf(tokens[start] ?? '', lexicon, true));
    start += term?.length ?? 1;
  }
  return readingOf(read, terms.length > 0 ? ['english'] : []);
}
