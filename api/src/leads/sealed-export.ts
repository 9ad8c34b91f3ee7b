import type { LeadListing } from './leads.repository';

/** A line of an export that holds sealed leads or support requests: what stands beside the box. */
export type ExportLine = { id: string; sealed: string };

export function holdsSealed(leads: readonly ExportLine[]): boolean {
  return leads.some(({ sealed }) => sealed !== '');
}

/** One JSON line a lead; of a sealed one only what stands beside the box. */
export function writeLines(leads: readonly LeadListing[]): string {
  return leads.map((lead) => JSON.stringify(lead.sealed === '' ? lead : lineOf(lead))).join('\n');
}

function lineOf({ id, form, receivedAt, delivery, lastFailure, sealed, ...beside }: LeadListing) {
  const { wishedAt, changedAt, cancelledAt } = beside;
  return { id, form, receivedAt, wishedAt, changedAt, cancelledAt, delivery, lastFailure, sealed };
}

/**
 * Opens the lines of an export.
 * @throws {Error} naming the first line that is none, or that the key does not open
 */
export function openLines<Row extends ExportLine = LeadListing>(text: string, open: (box: string) => string): Row[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, index) => openLine<Row>(line, index + 1, open));
}

function openLine<Row extends ExportLine>(line: string, number: number, open: (box: string) => string): Row {
  const read = readLine(line, number);
  if (!read.sealed) return read as Row;
  try {
    // What stands beside the box is newer than what was put into it.
    return { ...(JSON.parse(open(read.sealed)) as Row), ...read, sealed: '' };
  } catch {
    throw new Error(`Line ${number} (lead ${read.id}) does not open with this key.`);
  }
}

function readLine(line: string, number: number): ExportLine {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'id' in value) return value as ExportLine;
  } catch {
    // Falls through: what is no JSON and what is no lead are refused alike.
  }
  throw new Error(`Line ${number} is no lead; write the file with npm run -s leads -- export > <file>.`);
}
