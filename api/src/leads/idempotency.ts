import { createHash } from 'node:crypto';
import type { LeadForm } from '@site/shared/contract/lead-forms';
import type { LeadFields } from '@site/shared/contract/lead-rules';

const sentKey = /^[A-Za-z0-9_-]{8,100}$/;
/** Without a key two equal forms within this time are one lead (design.md §8). */
export const derivedKeyMs = 10 * 60_000;
const mostRemembered = 10_000;

/** What makes two leads the same lead. */
export class LeadKeys {
  private readonly firstSeen = new Map<string, number>();

  /**
   * A sent key counts together with the words it came with: a visitor who mends a number and sends the form again has
   * made another lead, and it must not be lost. Without a key the first equal form of the last ten minutes is meant.
   */
  keyOf(form: LeadForm, fields: LeadFields, sent: string | undefined, now: number): string {
    const words = digest([form, fields.phone, fields.name, fields.requirement]);
    if (sent && sentKey.test(sent)) return digest(['sent', sent, words]);
    const seen = this.firstSeen.get(words);
    const since = seen !== undefined && now - seen < derivedKeyMs ? seen : now;
    this.firstSeen.delete(words);
    this.firstSeen.set(words, since);
    const oldest = this.firstSeen.keys().next();
    if (this.firstSeen.size > mostRemembered && !oldest.done) this.firstSeen.delete(oldest.value);
    return digest(['derived', words, String(Math.floor(since / derivedKeyMs))]);
  }
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
