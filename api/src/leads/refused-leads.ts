import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Booked } from './lead';

/** Writes a lead or support request that the database refuses for good to a file beside the journal: it was told as booked. */
export function writeRefused(folder: string): (booked: Booked) => Promise<void> {
  return async (booked) => {
    const file = await open(join(folder, 'leads-refused.log'), 'a', 0o600);
    try {
      await file.appendFile(`${JSON.stringify(booked)}\n`);
      await file.datasync();
    } finally {
      await file.close();
    }
  };
}
