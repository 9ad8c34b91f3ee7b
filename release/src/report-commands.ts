import type { Command } from './commands';
import { history } from './history';
import { UsageError } from './release-error';
import { routes } from './routes';
import { describeShell, followShells, type ShellReport } from './shell-health';
import { type RemoteStatus, type Status, status } from './status';
import { textTable } from './text-table';
import { verify } from './verify';

/** Whole seconds are enough for a reader; the files keep the milliseconds. */
function shortTime(iso: string): string {
  return iso.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
}

function refuseWords(words: string[], command: string): void {
  if (words.length) throw new UsageError(`${command} takes no names; ${JSON.stringify(words[0])} is too much.`);
}

function statusRow(remote: RemoteStatus): string[] {
  const { name, version, newest, rollbackTo, since, sinceRevision } = remote;
  return [name, version, `${sinceRevision}`, shortTime(since), rollbackTo ?? '–', newest ?? '–'];
}

function shellLine(shell: ShellReport, sequence: number): string {
  if (shell.revision === null) return `No shell answers at ${shell.url}.`;
  return shell.revision === sequence ? `${shell.url} serves revision ${sequence}.` : describeShell(shell, sequence);
}

function statusTitle({ revision, createdAt, by, reason, problems }: Status): string {
  if (revision) return `Revision ${revision}, ${shortTime(createdAt ?? '')}, by ${by}: ${reason}`;
  return problems.length ? 'No revision of this store can be trusted:' : 'Nothing is live yet.';
}

export const statusCommand: Command = async ({ desk, watch }, { words, command }) => {
  refuseWords(words, command);
  const report = await status(desk.store, desk.trusted());
  const shells = await followShells(desk.config.shellUrls, report.revision, watch.now(), watch);
  const title = statusTitle(report);
  const headings = ['remote', 'live', 'revision', 'since', 'rollback to', 'published last'];
  const table = report.remotes.length ? textTable(headings, report.remotes.map(statusRow)) : [];
  const lines = [title, ...table, ...shells.map((shell) => shellLine(shell, report.revision))];
  return {
    data: { ...report, shells },
    lines: [...lines, ...report.problems],
    exitCode: report.problems.length ? 1 : 0,
  };
};

export const historyCommand: Command = async ({ desk }, { words, command, limit }) => {
  refuseWords(words, command);
  const entries = await history(desk.store, desk.trusted(), limit);
  const rows = entries.map(({ sequence, createdAt, by, changes, reason, problem }) => [
    `${sequence}`,
    shortTime(createdAt),
    by,
    changes.join(', ') || '–',
    problem ?? reason,
  ]);
  const lines = rows.length
    ? textTable(['revision', 'created', 'by', 'change', 'reason'], rows)
    : ['Nothing is live yet.'];
  return { data: entries, lines, exitCode: 0 };
};

export const routesCommand: Command = async ({ desk }, { words, command }) => {
  refuseWords(words, command);
  const site = await routes(desk.store, desk.trusted());
  const rows = site.map(({ path, remote, layout }) => [path, remote, layout]);
  return { data: site, lines: textTable(['address', 'remote', 'layout'], rows), exitCode: 0 };
};

export const verifyCommand: Command = async ({ desk }, { words }) => {
  const report = await verify(desk.store, desk.trusted(), words);
  const { revisions, releases, faults, halfWritten } = report;
  const sum = `${revisions} revisions and ${releases} releases checked: ${faults.length || 'no'} faults.`;
  const open = halfWritten.map((release) => `${release} is half-written; nobody uses it.`);
  return { data: report, lines: [...faults, ...open, sum], exitCode: faults.length ? 1 : 0 };
};
