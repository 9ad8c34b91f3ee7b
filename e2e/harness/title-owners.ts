import { createHash } from 'node:crypto';
import { mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Makes the folder in which the workers of a run tell one another whose a title is; gives what removes it. */
export function openTitles(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'titles-'));
  process.env.E2E_TITLES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The address that was the first of this run, in whatever worker, to have this title. */
export function ownerOf(title: string, address: string): string {
  const folder = process.env.E2E_TITLES;
  if (!folder) throw new Error('There is no folder of titles: run the specs through e2e/playwright.config.ts.');
  const file = path.join(folder, createHash('sha256').update(title).digest('hex'));
  try {
    // A link has its address from the moment that it is there, whoever else looks.
    symlinkSync(address, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readlinkSync(file);
}
