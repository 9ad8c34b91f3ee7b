import type { LeadListing } from './leads.repository';

const columns: readonly [string, (lead: LeadListing) => string][] = [
  ['编号', (lead) => lead.id],
  ['时间', (lead) => lead.receivedAt],
  ['表单', (lead) => lead.form],
  ['称呼', (lead) => lead.name],
  ['电话', (lead) => lead.phone],
  ['需求', (lead) => lead.requirement],
  ['来源', (lead) => lead.fromtype],
  ['类型', (lead) => String(lead.committype)],
  ['页面', (lead) => lead.url],
  ['来路', (lead) => lead.sourceUrl],
  ['同意时间', (lead) => lead.consentAt ?? ''],
  ['留意', (lead) => lead.flags.join(' ')],
  ['推送', (lead) => lead.delivery],
];

const byteOrderMark = '\uFEFF';

/** A table for spreadsheets: UTF-8 with the mark that Excel needs, RFC 4180 quoting. */
export function writeCsv(leads: readonly LeadListing[]): string {
  const rows = [columns.map(([title]) => title), ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))];
  return byteOrderMark + rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('');
}

/** A cell that begins like a formula would be run by the spreadsheet; an apostrophe makes it text. */
function quote(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
