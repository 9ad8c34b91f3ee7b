import { readRegularSync } from '@site/release/store/regular-file';
import { messageOf } from '@site/release/errors/release-error';
import { parseLogLine } from '@site/release/chain/revision-log';
import { revisionHash } from '@site/release/chain/revision';
import { openRevision } from '@site/release/chain/revision-file';
import type { SyncReader } from '@site/release/store/release-store';
import { mostOfShell, readBoundedJson } from '@site/shared/contract/bounded-body';
import type { RevisionConfig } from '../../config/revision';

/** How far the chain must reach, and who says so. One that `proves` nothing knows of no mark itself. */
export type OutsideMark = { sequence: number; from: string; hash?: string; proves: boolean };
/** What a peer says of itself. */
export type PeerHealth = { revision: number; proven: boolean };

/** Longer than any line of a log. */
const tailBytes = 64 * 1024;
/** A peer that does not answer is asked this often; the start of the shell does not wait for it. */
const attempts = 3;
/** Milliseconds. */
const timeout = 1000;
const restBetween = 1000;

/** The last line of a file, of which only the end is read: the log grows with the chain. */
function lastLine(file: string): string {
  const bytes = readRegularSync(file, 'it', { most: tailBytes, follow: true, end: true });
  return bytes.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
}

async function healthOf(peer: string): Promise<PeerHealth> {
  const answer = await fetch(`${peer}/-/health`, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
  const health = await readBoundedJson(answer.body, mostOfShell);
  const { revision, chain } = (health ?? {}) as { revision?: unknown; chain?: { end?: unknown } };
  const proven = chain?.end === 'proven';
  if (Number.isSafeInteger(revision) && Number(revision) >= 0) return { revision: Number(revision), proven };
  throw new Error('its health names no revision');
}

type Options = {
  config: RevisionConfig;
  ask?: (peer: string) => Promise<PeerHealth>;
  rest?: () => Promise<void>;
};

/**
 * Marks kept elsewhere. They raise an alarm and change nothing that is served: none of them is signed
 * (docs/faults.md F49).
 */
export class OutsideMarks {
  readonly marks: OutsideMark[] = [];
  /** Marks that were asked for and could not be had. */
  readonly problems: string[] = [];

  constructor(private readonly options: Options) {
    const { floor, witness } = options.config;
    if (floor > 0) this.marks.push({ sequence: floor, from: 'REVISION_FLOOR', proves: true });
    if (witness) this.readWitness(witness);
  }

  /** Two new shells that have asked each other know no more than one. */
  get prove(): boolean {
    return this.marks.some(({ proves }) => proves);
  }

  /** Asks every peer, a few times each; never fails. */
  async askPeers(): Promise<void> {
    await Promise.all(this.options.config.peers.map((peer) => this.askPeer(peer)));
  }

  /** What disagrees with the chain, one sentence each. */
  faults(store: SyncReader, sequence: number): string[] {
    const short = this.marks.filter((mark) => mark.sequence > sequence);
    const other = this.marks.filter(({ hash, sequence: number }) => {
      if (hash === undefined) return false;
      const { file, refused } = openRevision(store, number);
      return refused !== null || (file !== null && revisionHash(file) !== hash);
    });
    return [
      ...short.map((mark) => `The chain ends at revision ${sequence}, but ${mark.from} knows ${mark.sequence}.`),
      ...other.map((mark) => `Revision ${mark.sequence} of the store is not the one that ${mark.from} knows.`),
      ...this.problems,
    ];
  }

  private readWitness(file: string): void {
    const from = `the witness ${file}`;
    try {
      const { sequence, hash } = parseLogLine(lastLine(file), `The last line of ${file}`);
      this.marks.push({ sequence, hash, from, proves: true });
    } catch (error) {
      this.problems.push(`The witness ${file} cannot be used: ${messageOf(error)}`);
    }
  }

  private async askPeer(peer: string): Promise<void> {
    const { ask = healthOf, rest = () => new Promise<void>((done) => setTimeout(done, restBetween).unref()) } =
      this.options;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const { revision, proven } = await ask(peer);
        this.marks.push({ sequence: revision, from: `the shell at ${peer}`, proves: proven && revision > 0 });
        return;
      } catch {
        if (attempt < attempts) await rest();
      }
    }
  }
}
