import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@site/shared/contract/integrity';
import { hashFile } from '@site/shared/contract/release-manifest';

/** The script that makes hashes known: file name → integrity. */
export function hashScript(hashes: Record<string, string>): string {
  return `self.siteHashes=Object.assign(self.siteHashes||{},${JSON.stringify(hashes)});\n`;
}

/**
 * Writes the hashes of a build's script chunks to a separate file, whose own hash is in the pinned set: so
 * every script that the browser runs is verified, and a page contains only the hashes of its own files.
 */
export function writeChunkHashes(folder: string): void {
  const own = path.basename(hashFile);
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== own);
  const hashes = Object.fromEntries(chunks.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]));
  writeFileSync(path.join(folder, own), hashScript(hashes));
}
