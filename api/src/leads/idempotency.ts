import { createHash } from 'node:crypto';

const sentKey = /^[A-Za-z0-9_-]{8,100}$/;
/** Without an idempotency key equal forms within this time are one lead (docs/architecture.md#lead-wire). */
export const derivedKeyMs = 10 * 60_000;
const maxKeys = 10_000;

/** Makes the idempotency keys by which leads are deduplicated. */
export class LeadKeys {
  private readonly firstSeen = new Map<string, number>();

  /**
   * A client's key is combined with the content of the form: a visitor who corrects a number and submits again has made
   * another lead, which must not be lost. Without a key the first equal form of the last ten minutes is matched.
   */
  keyOf(form: string, fields: Readonly<Record<string, string>>, sent: string | undefined, now: number): string {
    // Without empty fields, so that a release with a new field recognises the leads of the previous one.
    const filled = Object.entries(fields).filter(([, value]) => value);
    const content = digest([form, ...filled.flat()]);
    if (sent && sentKey.test(sent)) return digest(['sent', sent, content]);
    const seen = this.firstSeen.get(content);
    const since = seen !== undefined && now - seen < derivedKeyMs ? seen : now;
    this.firstSeen.delete(content);
    this.firstSeen.set(content, since);
    const oldest = this.firstSeen.keys().next();
    if (this.firstSeen.size > maxKeys && !oldest.done) this.firstSeen.delete(oldest.value);
    return digest(['derived', content, String(Math.floor(since / derivedKeyMs))]);
  }
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
