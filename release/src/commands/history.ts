import { proveChain } from '../chain/chain-proof';
import { gateLine } from '../gate/gate-line';
import { type HistoryEntry, history } from '../operations/history';
import type { Evidence } from '../chain/revision';
import { shortTime } from '../text/short-time';
import { textTable } from '../text/text-table';
import { notesLines } from '../releases/version-notes';
import { type AddCommand, type CommandContext, examples, GROUPS, type Input, type Outcome, reading } from './command';
import { positiveNumber } from './values';

function historyRow({ sequence, createdAt, by, changes, reason, problem }: HistoryEntry): string[] {
  return [`${sequence}`, shortTime(createdAt), by, changes.join(', ') || '–', problem ?? reason];
}

/** Of a change that came with or behind a revision that cannot be read. */
function sinceLines({ since, sequence }: HistoryEntry): string[] {
  if (since === undefined) return [];
  if (since === 0) return ['    no revision before it can be read: what of this others changed, nobody can tell'];
  const lost = since === sequence - 2 ? `revision ${sequence - 1}` : `revisions ${since + 1} to ${sequence - 1}`;
  return [`    told since revision ${since}: what of this ${lost} changed, which cannot be read, nobody can tell`];
}

/** Why the guard acted: what failed, how soon it was sure, and how likely that is chance. */
function evidenceLines(evidence: Evidence | null): string[] {
  if (!evidence) return [];
  const { kind, rule, firstFailureAt, seconds, subject, control, p } = evidence;
  const counts = `${subject.failures} of ${subject.attempts} failed, of the control ${control.failures} of ${control.attempts}`;
  const chance = p === null ? '' : `, by chance ${p.toPrecision(1)}`;
  const since = `${seconds.toFixed(1)} s after the first failure at ${shortTime(firstFailureAt)}`;
  return [`    evidence: ${kind}, ${counts}${chance}; ${since} (${rule})`];
}

/** What was taken back, and what is not taken back any more. */
function markLines({ bad, noLongerBad }: HistoryEntry): string[] {
  return [
    ...(bad.length ? [`    marked as bad: ${bad.join(', ')}`] : []),
    ...(noLongerBad.length ? [`    no longer marked as bad: ${noLongerBad.join(', ')}`] : []),
  ];
}

/** The table, and below each row how it was checked and the first notes of what that revision made live. */
function historyLines(entries: HistoryEntry[]): string[] {
  const [headings = '', ...rows] = textTable(
    ['revision', 'created', 'by', 'change', 'reason'],
    entries.map(historyRow),
  );
  const below = entries.map((entry) => {
    const checked = gateLine(entry);
    return [
      ...sinceLines(entry),
      ...markLines(entry),
      ...evidenceLines(entry.evidence),
      ...(checked === undefined ? [] : [`    ${checked}`]),
      ...(entry.approvedBy === undefined ? [] : [`    approved by ${entry.approvedBy}`]),
      ...entry.versions.flatMap(notesLines),
    ];
  });
  return [headings, ...rows.flatMap((row, index) => [row, ...(below[index] ?? [])])];
}

/** The whole chain, and the hash that stands for it. */
async function prove({ access }: CommandContext): Promise<Outcome> {
  const { revisions, newest, hash, faults } = await proveChain(access.store, access.trusted());
  const head = newest ? `, up to revision ${newest.sequence}, ${hash}` : '';
  const sum = `${revisions} revisions proven by signature, link, number and date${head}: ${faults.length || 'no'} faults.`;
  const data = { revisions, newest: newest?.sequence ?? 0, hash, faults };
  return { data, lines: [...faults, sum], exitCode: faults.length ? 1 : 0 };
}

type Options = { limit: number; verify?: boolean };

async function showHistory(context: CommandContext, { options }: Input<Options>): Promise<Outcome> {
  if (options.verify) return prove(context);
  const { access } = context;
  const entries = await history(access.store, access.trusted(), options.limit);
  return { data: entries, lines: entries.length ? historyLines(entries) : ['Nothing is live yet.'], exitCode: 0 };
}

export const addHistory: AddCommand = (program, run) => {
  reading(program.command('history').helpGroup(GROUPS.reports))
    .description('who changed what, when and why')
    .option('--limit <revisions>', 'how many, newest first', positiveNumber('--limit', 999_999), 20)
    .option('--verify', 'prove the whole chain: signatures, links, numbers and dates')
    .addHelpText('after', examples('history --limit 5', 'history --verify'))
    .action(run(showHistory));
};
