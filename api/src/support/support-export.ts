import { writeTable } from '../leads/leads-csv';
import { holdsSealed } from '../leads/sealed-export';
import { supportHeadings } from './support-columns';
import type { SupportListing } from './support.repository';

const howToOpen =
  'The requests are sealed. First run here: npm run -s support -- export > support.jsonl. Then run on the machine with the private key: npm run -s support -- open --key leads.key support.jsonl > support.csv.';

export function writeSupportCsv(requests: readonly SupportListing[]): string {
  return writeTable(supportHeadings, requests);
}

/** Everything as a table or as JSON; sealed requests as one line each. @throws {Error} where a table would be empty */
export function exportSupport(requests: readonly SupportListing[], asTable: boolean): string {
  const sealed = holdsSealed(requests);
  if (asTable && sealed) throw new Error(howToOpen);
  if (asTable) return writeSupportCsv(requests);
  return sealed ? requests.map(lineOf).join('\n') : JSON.stringify(requests, null, 2);
}

function lineOf(request: SupportListing): string {
  const { id, caseNumber, receivedAt, sealed } = request;
  return JSON.stringify(sealed === '' ? request : { id, caseNumber, receivedAt, sealed });
}

/** For a terminal: one request a line, newest first. */
export function printSupport(requests: readonly SupportListing[]): string {
  if (requests.length === 0) return 'No support requests.';
  return requests.map(printOne).join('\n');
}

function printOne({ caseNumber, receivedAt, sealed, room, happenedAt, message, phone, tried, flags }: SupportListing) {
  const values = [room, happenedAt, message, phone, tried && `tried: ${tried.replaceAll('\n', ' / ')}`];
  const shown = sealed ? ['sealed'] : values.map((word) => word || '-');
  return [receivedAt, caseNumber, ...shown, flags.join(' ')].join('  ');
}
