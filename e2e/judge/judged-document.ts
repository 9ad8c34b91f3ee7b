import type { Verdict } from './judge';
import { judges } from './judges';

export type Judged = Verdict & { part: string; name: string; seconds: number };

function figuresOf({ figures = {} }: Judged): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('<br>');
}

function rowOf(verdict: Judged): string {
  const { part, name, judged, faults, seconds } = verdict;
  const when = new Date().toISOString().slice(0, 10);
  return `| \`${part}\` | ${name} | ${judged} | ${faults.length} | ${figuresOf(verdict)} | ${seconds} s, ${when} |`;
}

/** The page of the last verdicts: the rows of those who were asked, and of the others those that are there. */
export function judgedDocument(verdicts: readonly Judged[], before: string): string {
  const rows = judges.flatMap(({ part }) => {
    const verdict = verdicts.find((one) => one.part === part);
    return verdict ? [rowOf(verdict)] : before.split('\n').filter((line) => line.startsWith(`| \`${part}\` |`));
  });
  return [
    '# Judged from outside',
    '',
    'The last verdict of each judge of `npm run judge`, on every page of the site. `npm run judge -- --only <judge>` asks one,',
    '`--write` puts the verdicts into this page, and `.cache/judge.json` keeps every fault of the last run.',
    '',
    '| judge | what it looks at | looked at | faults | figures | run |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
