import type { ContentIssue } from '../content-issue';
import type { Facts } from '../fact-names';
import { fileOfFact } from '../pending-facts';
import type { FactBook } from './fact-book';

/** `plan.*.price` is the price of every plan; `feature.draw` is the function itself. */
function isKnown(pattern: string, names: readonly string[]): boolean {
  const parts = pattern.split('.');
  return names.some((name) => {
    const own = name.split('.');
    const fits = parts.every((part, index) => part === '*' || part === own[index]);
    return fits && (own.length === parts.length || (parts[0] === 'feature' && parts.length === 2));
  });
}

/** Words for a fact that does not exist: they would find nothing, and nobody would know. */
export function subjectRules({ subjects }: FactBook, facts: Facts, broken: ReadonlySet<string>): ContentIssue[] {
  const names = [...facts.keys()];
  return subjects.rows.flatMap(({ fact }, row) =>
    isKnown(fact, names) || fileOfFact(fact).some((file) => broken.has(file))
      ? []
      : [
          subjects.issue(
            [row, 'fact'],
            `没有叫“${fact}”的事实：请改成 npm run content -- facts 里的名称（“*”代表其中一段），或删掉这一行`,
          ),
        ],
  );
}
