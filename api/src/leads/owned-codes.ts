import type { LimitedServer } from '../database/limited-server';

export type OwnedCodesParts = {
  /** Whether a code was booked with another key, or erased. */
  isTaken: (codeDigest: string, key: string) => Promise<boolean>;
  server: LimitedServer;
};

const maxCodes = 10_000;
/** Stands for whoever had a code before this process: no form has this key. */
const somebody = '';

/**
 * Whose a code is that forms bring along: that of the form that brought it first. Who knows a code would otherwise book beside it, and see,
 * move or erase what is not of the same visitor.
 */
export class OwnedCodes {
  /** Keys of forms by digest: what this process booked may not be in the database yet. */
  private readonly keys = new Map<string, string>();

  constructor(private readonly parts: OwnedCodesParts) {}

  /** Gives a code to a form, by its stored key; false where another one has it. */
  async give(codeDigest: string, key: string): Promise<boolean> {
    const owner = this.keys.get(codeDigest);
    if (owner !== undefined) return owner === key;
    this.remember(codeDigest, key);
    const { server, isTaken } = this.parts;
    // A database that does not answer stops no lead.
    const taken = await server.ask(() => isTaken(codeDigest, key)).catch(() => false);
    if (taken) this.keys.set(codeDigest, somebody);
    return !taken;
  }

  private remember(codeDigest: string, key: string): void {
    this.keys.set(codeDigest, key);
    const oldest = this.keys.keys().next();
    if (this.keys.size > maxCodes && !oldest.done) this.keys.delete(oldest.value);
  }
}
