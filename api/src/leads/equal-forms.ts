import { createHash } from 'node:crypto';
import type { LimitedServer } from '../database/limited-server';
import type { StoredBooking } from './callbacks.repository';
import { codeDigestOf } from './code-digest';
import type { LeadVault } from './lead-vault';

export type EqualFormsParts = {
  vault: Pick<LeadVault, 'codeOf'>;
  findBooking: (key: string, codeDigest: string) => Promise<StoredBooking>;
  server: LimitedServer;
};

/** The stored key of a form and the code of its callback; without the code where the lead is stored already. */
export type FormPlace = { key: string; codeDigest: string; code?: string };

/** Where a form without a key is booked: equal forms are one lead until its visitor cancels or erases it, then the next one is another. */
export async function placeOfForm(parts: EqualFormsParts, key: string): Promise<FormPlace> {
  const { vault, findBooking, server } = parts;
  const code = vault.codeOf(key);
  const codeDigest = codeDigestOf(code);
  // A database that does not answer stops no lead: then it is booked as if nothing had been.
  const stored = await server.ask(() => findBooking(key, codeDigest)).catch(() => undefined);
  if (stored?.endedAt) return placeOfForm(parts, keyAfter(key, stored.endedAt));
  // Who repeats a form without a key may be another person who knows the number: the code is told once, to the first.
  const isStored = stored !== undefined && stored.codeDigest !== null;
  return { key, codeDigest, ...(!isStored && { code }) };
}

/** The same in every process, so that a second submission finds the first. */
function keyAfter(key: string, endedAt: number): string {
  return createHash('sha256')
    .update(JSON.stringify(['after', key, endedAt]))
    .digest('base64url');
}
