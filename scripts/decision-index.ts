import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/build/workspaces';

const folder = 'docs/decisions';
const numbered = /^(\d{3})-.+\.md$/;
const template = '000';

/** Every record begins so: `# 012 · Title`, an empty line, `2026-11-22 · accepted`. */
const beginning = /^# (\d{3}) · (.+)\n\n(\d{4}-\d{2}-\d{2}) · ((?:accepted|superseded).*)\n/;

const introduction = `# Decisions

Each record says what was decided and why, on one page. A record is never rewritten: a later one supersedes it. To add one, copy the
[template](000-template.md), take the next number and run \`npm run docs\`, which writes this page.
`;

export type Decision = { number: string; title: string; day: string; status: string; file: string };

/** Reads the first lines of a record; throws where they are not as in the template. */
export function readDecision(file: string, text: string): Decision {
  const [, number = '', title = '', day = '', status = ''] = beginning.exec(text) ?? [];
  if (number === '' || !file.startsWith(`${number}-`))
    throw new Error(`${folder}/${file} does not begin like ${folder}/000-template.md, with the number of its name.`);
  return { number, title, day, status, file };
}

/** Numbers below the last that no record has. */
export function missingNumbers(decisions: readonly Decision[]): string[] {
  const taken = new Set(decisions.map(({ number }) => Number(number)));
  const last = Math.max(...taken);
  return Array.from({ length: last }, (_, index) => index + 1)
    .filter((number) => !taken.has(number))
    .map((number) => String(number).padStart(3, '0'));
}

/** All records with their status, as one table. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ number, title, day, status, file }) => `| [${number}](${file}) | ${title} | ${day} | ${status} |`,
  );
  const missing = missingNumbers(decisions);
  const unused = `Never used: ${missing.join(', ')}. Records are never deleted, so no record ever had these numbers.`;
  const parts = [introduction, '| number | decision | day | status |\n|---|---|---|---|', ...rows];
  return `${parts.join('\n')}\n${missing.length > 0 ? `\n${unused}\n` : ''}`;
}

/** Path in the repository → the index of the records as they are now. */
export function decisionDocuments(): Record<string, string> {
  const files = readdirSync(path.join(repositoryRoot, folder)).filter((file) => numbered.test(file));
  const records = files
    .filter((file) => !file.startsWith(template))
    .sort()
    .map((file) => readDecision(file, readFileSync(path.join(repositoryRoot, folder, file), 'utf8')));
  return { [`${folder}/README.md`]: decisionIndex(records) };
}
