import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import type { Facts } from './fact-names';

/** A name has two parts at least: braces around anything else are what somebody writes about. */
export const factPlace = /\{\{\s*([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+)\s*\}\}/g;

/**
 * Puts facts in the places that name them, `{{plan.professional.price}}`: in Markdown, front matter, drawn blocks and JSON. Lines
 * stay where they are; a name without a fact stays too, for `findUnknownFacts`.
 */
export function fillFacts(text: string, facts: Facts): string {
  return text.replace(factPlace, (whole, name: string) => facts.get(name) ?? whole);
}

/** The names that a text takes facts by, each once. */
export function factNamesIn(text: string): string[] {
  return [...new Set([...text.matchAll(factPlace)].map(([, name = '']) => name))];
}

/** The name that an editor may have meant: the one that shares the longest beginning; undefined where none shares any. */
function nearest(name: string, facts: Facts): string | undefined {
  const shared = (other: string) => {
    const apart = [...name].findIndex((sign, index) => sign !== other[index]);
    return apart < 0 ? name.length : apart;
  };
  const best = [...facts.keys()].reduce((best, one) => (shared(one) > shared(best) ? one : best), '');
  return shared(best) > 0 ? best : undefined;
}

/** Whether a fact names itself, or others that come back to it. */
function isCircular(name: string, facts: Facts): boolean {
  const reached = new Set(factNamesIn(facts.get(name) ?? ''));
  // A set goes on to what is added while it is walked.
  for (const other of reached) for (const next of factNamesIn(facts.get(other) ?? '')) reached.add(next);
  return reached.has(name);
}

function unknownWords(name: string, facts: Facts): string {
  if (isCircular(name, facts)) return `“${name}”引用了它自己，或绕一圈又回到它：请在这里直接写出文字，不引用`;
  if (facts.has(name)) return `“${name}”是被另一个事实引用的，这里填不进去：请在那个事实里直接写出文字，不引用`;
  const meant = nearest(name, facts);
  return `没有叫“${name}”的事实${meant ? `，最接近的是“${meant}”` : ''}；全部名称见 npm run content -- facts`;
}

/** Places that name a fact which is not there, by line. */
export function findUnknownFacts({ path, text }: ContentFile, facts: Facts): ContentIssue[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(factPlace)].map(([, name = '']) => ({
      file: path,
      line: index + 1,
      message: unknownWords(name, facts),
    })),
  );
}
