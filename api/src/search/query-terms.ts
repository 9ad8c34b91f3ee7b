import type { QueryTerms } from './lexicon.repository';
import { longestWord } from './lexicon';
import { soundKeys, syllablesOf } from './sound';

/** Longer words are not corrected by their sound. */
const longestSound = 6;
const longestLetters = 24;
/** Words of an English term: `lucky draw`. */
const longestTerm = 3;

/** Chinese characters, or letters and digits; the rest separates. */
export const runs = /(\p{Script=Han}+)|((?:(?!\p{Script=Han})[\p{L}\p{N}.+#-])*(?!\p{Script=Han})[\p{L}\p{N}+#])/gu;
export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

function slices<Item>(items: readonly Item[], shortest: number, longest: number): Item[][] {
  return items.flatMap((_, start) => {
    const most = Math.min(longest, items.length - start) - shortest + 1;
    return Array.from({ length: Math.max(0, most) }, (_, more) => items.slice(start, start + shortest + more));
  });
}

function lettersOf(token: string): string {
  const runsIn = token.match(runs) ?? [];
  const letters = runsIn.map((run) => (isHan(run) ? syllablesOf(run).join('') : run.toLowerCase()));
  return letters.join('').replace(/[^a-z]/g, '');
}

/** What of a text is looked up in the lexicon; `text` is in lower case. */
export function queryTermsIn(text: string): QueryTerms {
  const tokens = text.split(/\s+/).filter(Boolean);
  const hanRuns = tokens.flatMap((token) => (token.match(runs) ?? []).filter(isHan));
  const latin = tokens.filter((token) => /[a-z]/.test(token));
  const terms = slices(tokens, 1, longestTerm).map((words) => words.join(' '));
  return {
    words: [
      ...hanRuns.flatMap((run) => slices([...run], 2, longestWord).map((word) => word.join(''))),
      ...terms,
      ...terms.map(singular),
    ],
    keys: hanRuns.flatMap((run) => slices(syllablesOf(run), 2, longestSound).flatMap(soundKeys)),
    letters: latin
      .map(lettersOf)
      .flatMap((letters) => slices([...letters], 2, longestLetters).map((part) => part.join(''))),
  };
}

export function singular(term: string): string {
  return term.replace(/(?:(?<=s|x|ch|sh)es|(?<=[a-z]{2}[^s])s)$/, '');
}

export { lettersOf, longestLetters, longestTerm };
