import { proveCommand } from './chain-commands';
import type { Command } from './commands';
import { type HistoryEntry, history } from './history';
import { notesLines, originLine } from './version-notes';
import { UsageError } from './release-error';
import { routes } from './routes';
import { addressFault, describeShell, followShells, type ShellReport, warningOf } from './shell-health';
import { type RemoteStatus, type Status, status } from './status';
import { textTable } from './text-table';
import { verify } from './verify';

/** Whole seconds; the files keep the milliseconds. */
function shortTime(iso: string): string {
  return iso.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
}

function refuseNames(names: string[], command: string): void {
  if (names.length) throw new UsageError(`${command} takes no names; ${JSON.stringify(names[0])} is too much.`);
}

function statusRow(remote: RemoteStatus): string[] {
  const { name, version, newest, rollbackTo, since, sinceRevision } = remote;
  return [name, version, `${sinceRevision}`, shortTime(since), rollbackTo ?? '–', newest ?? '–'];
}

const UNPROVEN = 'That its end is the newest is unproven there (docs/how-to/prove-the-chain.md).';

function shellLine(shell: ShellReport, sequence: number): string {
  if (shell.revision === null) return addressFault(shell) ?? `No shell answers at ${shell.url}.`;
  if (shell.revision !== sequence) return describeShell(shell, sequence);
  const unproven = shell.endProven === false ? ` ${UNPROVEN}` : '';
  return `${shell.url} serves revision ${sequence}.${warningOf(shell)}${unproven}`;
}

/** It answers, and some section of it does not run what it should. */
function deviates({ revision, error }: ShellReport): boolean {
  return revision !== null && error !== null;
}

function statusTitle({ revision, createdAt, by, reason, problems }: Status): string {
  if (revision) return `Revision ${revision}, ${shortTime(createdAt ?? '')}, by ${by}: ${reason}`;
  return problems.length ? 'No revision of this store can be trusted:' : 'Nothing is live yet.';
}

export const statusCommand: Command = async ({ access, watch }, { names, command }) => {
  refuseNames(names, command);
  const report = await status(access.store, access.trusted());
  const shells = await followShells(access.config.shellUrls, report.revision, watch.now(), watch);
  const title = statusTitle(report);
  const headings = ['remote', 'live', 'revision', 'since', 'rollback to', 'published last'];
  const table = report.remotes.length ? textTable(headings, report.remotes.map(statusRow)) : [];
  const lines = [title, ...table, ...shells.map((shell) => shellLine(shell, report.revision))];
  return {
    data: { ...report, shells },
    lines: [...lines, ...report.problems],
    exitCode: report.problems.length || shells.some(deviates) ? 1 : 0,
  };
};

function historyRow({ sequence, createdAt, by, changes, reason, problem }: HistoryEntry): string[] {
  return [`${sequence}`, shortTime(createdAt), by, changes.join(', ') || '–', problem ?? reason];
}

/** The table, and below each row the first notes of what that revision made live. */
function historyLines(entries: HistoryEntry[]): string[] {
  const [headings = '', ...rows] = textTable(
    ['revision', 'created', 'by', 'change', 'reason'],
    entries.map(historyRow),
  );
  const below = entries.map(({ versions }) => versions.flatMap(notesLines));
  return [headings, ...rows.flatMap((row, index) => [row, ...(below[index] ?? [])])];
}

export const historyCommand: Command = async (context, args) => {
  const { names, command, limit, verify: whole } = args;
  refuseNames(names, command);
  if (whole) return proveCommand(context, args);
  const { access } = context;
  const entries = await history(access.store, access.trusted(), limit);
  return { data: entries, lines: entries.length ? historyLines(entries) : ['Nothing is live yet.'], exitCode: 0 };
};

export const routesCommand: Command = async ({ access }, { names, command }) => {
  refuseNames(names, command);
  const site = await routes(access.store, access.trusted());
  const rows = site.map(({ path, remote, layout }) => [path, remote, layout]);
  return { data: site, lines: textTable(['address', 'remote', 'layout'], rows), exitCode: 0 };
};

export const verifyCommand: Command = async ({ access }, { names }) => {
  const report = await verify(access.store, access.trusted(), names);
  const { revisions, releases, faults, halfWritten, versions } = report;
  const sum = `${revisions} revisions and ${releases} releases checked: ${faults.length || 'no'} faults.`;
  const open = halfWritten.map((release) => `${release} is half-written; nobody uses it.`);
  return {
    data: report,
    lines: [...versions.filter(({ problem }) => problem === null).map(originLine), ...faults, ...open, sum],
    exitCode: faults.length ? 1 : 0,
  };
};
