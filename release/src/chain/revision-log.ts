import { type Static, Type } from '@sinclair/typebox';
import { proveChain } from './chain-proof';
import type { ChainStep } from './chain-walk';
import { parseChecked } from '../text/checked-json';
import { ReleaseError } from '../errors/release-error';
import type { ReleaseStore } from '../store/release-store';
import { Revision, revisionHash } from './revision';
import type { TrustedKeys } from '../keys/signing-keys';
import { stableJson } from '../text/stable-json';

/**
 * One line of the published log: a revision and the SHA-256 of its file. The file can be made from the line alone, so
 * whoever has the log and the public keys can check it without the store.
 */
export const LogEntry = Type.Object(
  { ...Revision.properties, hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) },
  { additionalProperties: false },
);

export type LogEntry = Static<typeof LogEntry>;

function entryOf({ revision, hash }: ChainStep): LogEntry[] {
  return revision ? [{ ...revision, hash }] : [];
}

/** The same chain gives the same bytes: keys in a fixed order, names of remotes sorted. */
function lineOf(entry: LogEntry): string {
  const { sequence, hash, previousHash, createdAt, by, reason, signature, ...rest } = entry;
  const sorted = JSON.parse(stableJson(rest)) as Partial<LogEntry>;
  return JSON.stringify({ sequence, hash, previousHash, createdAt, by, reason, ...sorted, signature });
}

export interface ExportedLog {
  entries: LogEntry[];
  /** One for each entry, without line ends. */
  lines: string[];
  /** What is wrong with the chain; refused revisions are not in the log. */
  faults: string[];
}

/** The chain as JSON lines, oldest first. */
export async function exportLog(store: ReleaseStore, keys: TrustedKeys): Promise<ExportedLog> {
  const entries: LogEntry[] = [];
  const { faults } = await proveChain(store, keys, (step) => entries.push(...entryOf(step)));
  return { entries, lines: entries.map(lineOf), faults };
}

/** @throws {ReleaseError} when the line is cut off or its hash is not that of the revision in it */
export function parseLogLine(line: string, subject: string): LogEntry {
  const entry = parseChecked(Buffer.from(line), LogEntry, subject);
  const { hash, ...revision } = entry;
  if (revisionHash(Buffer.from(stableJson(revision))) === hash) return entry;
  throw new ReleaseError(`${subject} was changed: its hash is not that of the revision in it.`);
}

/**
 * Reads a log that `release export-log` wrote.
 * @throws {ReleaseError} naming the first line that is damaged or out of order
 */
export function parseLog(text: string, origin: string): LogEntry[] {
  const entries: LogEntry[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const entry = parseLogLine(line, `Line ${index + 1} of ${origin}`);
    if (entry.sequence <= (entries.at(-1)?.sequence ?? 0))
      throw new ReleaseError(`Line ${index + 1} of ${origin} is out of order: it is revision ${entry.sequence}.`);
    entries.push(entry);
  }
  if (entries.length === 0) throw new ReleaseError(`${origin} holds no revision.`);
  return entries;
}
