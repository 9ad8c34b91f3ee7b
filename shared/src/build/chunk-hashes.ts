import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../contract/integrity';

/**
 * Appends the hashes of a build's script chunks to its entry, which is hashed last and named in the pinned set: so
 * every script that the browser runs is checked, and a page carries no hashes but those of its own files.
 */
export function addChunkHashes(folder: string, entry: string): void {
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== entry);
  const hashes = Object.fromEntries(chunks.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  appendFileSync(
    path.join(folder, entry),
    `\n;self.siteHashes=Object.assign(self.siteHashes||{},${JSON.stringify(hashes)});\n`,
  );
}
