import { shortTime } from '../text/short-time';
import type { RemoteStatus, Status } from '../operations/status';
import { textTable } from '../text/text-table';
import type { Terminal } from './terminal';

/** What a rollback of one section would do. */
export interface Way {
  name: string;
  from: string;
  to: string;
}

function row({ name, version, since, sinceRevision, rollbackTo, bad }: RemoteStatus, number: string): string[] {
  const none = bad.length ? `nothing: ${bad.map((one) => one.version).join(', ')} taken back` : 'nothing before it';
  return [number, name, version, `${shortTime(since)} (revision ${sinceRevision})`, rollbackTo ?? none];
}

/** The sections that have something to go back to, in the order of their numbers. */
export function waysBack({ remotes }: Pick<Status, 'remotes'>): Way[] {
  return remotes.flatMap(({ name, version, rollbackTo }) =>
    rollbackTo ? [{ name, from: version, to: rollbackTo }] : [],
  );
}

/** What a rollback would do for each section; numbers are those of `waysBack`. */
export function rollbackTable({ remotes }: Pick<Status, 'remotes'>): string[] {
  let number = 0;
  const rows = remotes.map((remote) => row(remote, remote.rollbackTo ? `${(number += 1)}` : '–'));
  return textTable(['no.', 'section', 'live', 'since', 'goes back to'], rows);
}

/** How often a number that there is not is asked for again. */
const TRIES = 3;

/** Undefined when none is chosen. */
export async function chooseWay(ways: readonly Way[], table: string[], terminal: Terminal): Promise<Way | undefined> {
  let question = `${table.join('\n')}\nWhich section goes back? Its number, or Enter for none: `;
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answer = (await terminal.ask(question)).trim();
    if (answer === '') return undefined;
    const way = ways.find(({ name }, index) => answer === `${index + 1}` || answer === name);
    if (way) return way;
    question = `${JSON.stringify(answer)} is none of them. A number from 1 to ${ways.length}, or Enter for none: `;
  }
  return undefined;
}
