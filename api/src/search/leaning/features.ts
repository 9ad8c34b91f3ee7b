import { simplified } from '../simplified';

const longest = 3;
const piece = /[a-z]+|[0-9]+|\p{Script=Han}/gu;
const number = /^[0-9]+$/;

/** Which numbers are asked with says nothing. */
const spelledAs = (one: string) => (number.test(one) ? '0' : one);

/** As a run of characters is written among the features. */
export const runOf = (pieces: readonly string[]): string => pieces.join(' ');

/** The runs of one to three characters of a text, each once; a run of Latin letters and one of digits count as a character. */
export function featuresOf(text: string): string[] {
  const pieces = (simplified(text.normalize('NFKC').toLowerCase()).match(piece) ?? []).map(spelledAs);
  const runs = pieces.flatMap((_, at) =>
    Array.from({ length: longest }, (_, more) => pieces.slice(at, at + more + 1)).filter(
      (run, more) => run.length === more + 1,
    ),
  );
  return [...new Set(runs.map((run) => runOf(run)))];
}
