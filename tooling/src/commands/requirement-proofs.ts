import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { repositoryFiles } from '../bundle/git';

/** A test that names requirements in its title; `isLong` says that `npm test` leaves it out (e2e/harness/every-case.ts). */
export type RequirementProof = { ids: string[]; file: string; title: string; isLong: boolean };

/** A title as the first argument of a call, which begins with numbers: `R2.6 R9.1–4 an unmatched address …`. */
const titles = /\(\s*(['"`])((?:R\d+\.\d+(?:–\d+)? )+)((?:\\.|(?!\1)[^\\])*)\1,\s*(everyCase,)?/g;

/** `R9.1–4` is `R9.1` to `R9.4`. */
function idsIn(numbers: string): string[] {
  return [...numbers.matchAll(/R(\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, place) => `R${section}.${Number(first) + place}`),
  );
}

/** The tests of one file that name requirements. */
export function proofsIn(file: string, text: string): RequirementProof[] {
  return [...text.matchAll(titles)].map(([, , numbers = '', title = '', long]) => ({
    ids: idsIn(numbers),
    file,
    title,
    isLong: long !== undefined,
  }));
}

/** All tests of the repository that name requirements, file by file. */
export function requirementProofs(): RequirementProof[] {
  return repositoryFiles(repositoryRoot)
    .filter((file) => /[.-](test|spec)\.tsx?$/.test(file))
    .flatMap((file) => proofsIn(file, readFileSync(path.join(repositoryRoot, file), 'utf8')));
}

const introduction = `# Requirements and the files that prove them

Written by \`npm run docs\` from the titles of the tests, which begin with the numbers of what they prove. What a number demands stands in
[the requirements](requirements.md); \`git grep 'R2.6 '\` finds its tests.

| id | proved by |
|---|---|
`;

function compare(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** Path in the repository → the table of requirements and test files. */
export function requirementDocuments(): Record<string, string> {
  const files = new Map<string, Set<string>>();
  for (const { ids, file } of requirementProofs())
    for (const id of ids) files.set(id, (files.get(id) ?? new Set()).add(file));
  const rows = [...files]
    .sort(([one], [other]) => compare(one, other))
    .map(([id, names]) => `| ${id} | ${[...names].map((name) => `\`${name}\``).join('<br>')} |\n`);
  return { 'docs/contracts/requirement-proofs.md': `${introduction}${rows.join('')}` };
}
