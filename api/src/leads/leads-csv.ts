import { wishOf } from '@site/shared/contract/callback-times';
import { plainSpelling } from '@site/shared/contract/private-text';
import { leadHeadings } from './lead-columns';
import type { LeadListing } from './leads.repository';

const headings = { ...leadHeadings, delivery: '推送' };
const byteOrderMark = '\uFEFF';

export function writeCsv(leads: readonly LeadListing[]): string {
  // Who reads a table calls by it: on the clock of China, not in UTC.
  const rows = leads.map((lead) => ({ ...lead, wishedAt: lead.wishedAt && wishOf(new Date(lead.wishedAt)) }));
  return writeTable(headings, rows);
}

/** CSV for spreadsheets: UTF-8 with the byte order mark that Excel needs, RFC 4180 quoting. `headings`: by field. */
export function writeTable<Key extends string>(
  headings: Readonly<Record<Key, string>>,
  records: readonly Readonly<Record<NoInfer<Key>, unknown>>[],
): string {
  const columns = Object.keys(headings) as Key[];
  const rows = [columns.map((key) => headings[key]), ...records.map((one) => columns.map((key) => cellOf(one[key])))];
  return byteOrderMark + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** How spreadsheets recognise a formula or a command; full-width signs are as good to some of them. */
const formula = /^[=+\-@|%\t\r\n]/;

/** Whether a cell begins like a formula, also behind what is not seen or counts as space. */
function looksLikeFormula(cell: string): boolean {
  const plain = plainSpelling(cell);
  return formula.test(plain) || formula.test(plain.replace(/^[\s\p{Cc}'"]+/u, ''));
}

/** Against formula injection: an apostrophe makes a cell that begins like a formula plain text. */
function quote(cell: string): string {
  const safe = looksLikeFormula(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
