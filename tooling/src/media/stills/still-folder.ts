import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type StillIndex, type StillName, type StillRecord, stills } from '@site/shared/contract/stills';
import { repositoryRoot } from '@site/shared/repository/workspaces';

/** Where the pictures lie that the sections take. */
export const stillFolder = path.join(repositoryRoot, 'shared/stills');
const indexFile = path.join(stillFolder, 'index.json');

export function readStills(): StillIndex {
  return existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as StillIndex) : {};
}

/** Keeps what was made of one still, and removes files that no still has. */
export function keepStill(name: StillName, record: StillRecord): void {
  mkdirSync(stillFolder, { recursive: true });
  const index: StillIndex = { ...readStills(), [name]: record };
  const known = Object.entries(index).filter(([still]) => still in stills);
  const sorted = Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(indexFile, `${JSON.stringify(sorted, null, 2)}\n`);
  const named = new Set(known.flatMap(([, { files }]) => Object.values(files).flat()).map(({ file }) => file));
  for (const file of readdirSync(stillFolder)) {
    if (file !== 'index.json' && !named.has(file)) rmSync(path.join(stillFolder, file));
  }
}
