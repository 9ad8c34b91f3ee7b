import { sampleContent } from './sample-content';
import { filledFiles, sampleFacts } from './sample-facts';
import { checkFiles } from '../content/check-content';
import { formatIssue } from '../content/content-issue';

const content = { ...sampleContent(), ...sampleFacts };

/** What the check says of the facts, after these changes to their files. */
export function issuesAfter(...changes: readonly [file: string, right: string | RegExp, wrong: string][]): string[] {
  const changed: Record<string, string> = { ...content };
  for (const [name, right, wrong] of changes) {
    const before = changed[name] ?? '';
    changed[name] = before.replace(right, wrong);
    if (changed[name] === before) throw new Error(`${name} does not have ${right}`);
  }
  const { issues } = checkFiles(filledFiles(changed), '2026-11-30');
  return issues.map(formatIssue).filter((issue) => !own.includes(issue));
}

// The articles of the sample keep few of the rules of the house.
export const own: string[] = [];
own.push(...issuesAfter());

export const [plans, features, addOns, terms] = ['plans', 'features', 'add-ons', 'terms'].map(
  (name) => `facts/${name}.json`,
) as [...[string, string, string, string]];
export const security = 'facts/security.json';

export type Slip = [what: string, file: string, right: string | RegExp, wrong: string, expected: string];
