import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../contract/integrity';

/** Holds the hash of every chunk of a build; fetched before the first chunk that the page did not name itself. */
export const hashFile = 'hashes.js';

/**
 * Writes the hashes of a build's script chunks to a file of their own, which the pinned set names with its hash: so
 * every script that the browser runs is checked, and a page carries no hashes but those of its own files.
 */
export function writeChunkHashes(folder: string): void {
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== hashFile);
  const hashes = Object.fromEntries(chunks.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  const text = `self.siteHashes=Object.assign(self.siteHashes||{},${JSON.stringify(hashes)});\n`;
  writeFileSync(path.join(folder, hashFile), text);
}
