import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeptLead } from './lead';

/** Writes a lead that the database refuses for good to a file beside the journal: it was told as booked. */
export function writeRefused(folder: string): (lead: KeptLead) => Promise<void> {
  return async (lead) => {
    const file = await open(join(folder, 'leads-refused.log'), 'a', 0o600);
    try {
      await file.appendFile(`${JSON.stringify(lead)}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  };
}
