import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MediaEntry, MediaFile, MediaIndex } from '@site/shared/contract/media-index';
import { contentFolder } from './content-drawings';
import { hashOf } from './drawn-svg';

export const mediaFolder = path.join(contentFolder, 'media');
const indexFile = (folder: string) => path.join(folder, 'index.json');

type Size = { width: number; height: number };

export function readIndex(folder: string = mediaFolder): MediaIndex {
  const file = indexFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MediaIndex) : {};
}

/** The hash that a file of this content carries in its name. */
export const contentHash = (content: string | Buffer): string => hashOf(content).slice(0, 10);

/** The folder while it is drawn into: what is made is kept at once, so that a run may be broken off. */
export class MediaFolder {
  readonly index: MediaIndex;

  constructor(readonly folder: string = mediaFolder) {
    mkdirSync(folder, { recursive: true });
    this.index = readIndex(folder);
  }

  write(name: string, type: string, content: string | Buffer, size?: Size): MediaFile {
    const file = `${name}.${contentHash(content)}.${type}`.toLowerCase();
    writeFileSync(path.join(this.folder, file), content);
    return { file, bytes: Buffer.byteLength(content), ...size };
  }

  isFresh(id: string, source: string): boolean {
    const entry = this.index[id];
    return (
      entry?.source === source &&
      Object.values(entry.files).every(({ file }) => existsSync(path.join(this.folder, file)))
    );
  }

  /** What another run has kept meanwhile stays. */
  keep(id: string, entry: MediaEntry): void {
    Object.assign(this.index, readIndex(this.folder), { [id]: entry });
    this.save();
  }

  /** Writes down what the facts in the words of a drawing said, so that it is left out when they say something else. */
  noteFacts(factsOf: (id: string) => Record<string, string>): void {
    for (const [id, { facts: _, ...entry }] of Object.entries(this.index)) {
      const facts = factsOf(id);
      this.index[id] = Object.keys(facts).length > 0 ? { ...entry, facts } : entry;
    }
    this.save();
  }

  private save(): void {
    const sorted = Object.fromEntries(Object.entries(this.index).sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(indexFile(this.folder), `${JSON.stringify(sorted, null, 1)}\n`);
  }

  /** Forgets what has no source any more, and removes files that the index does not name. */
  tidy(known: ReadonlySet<string>): void {
    for (const id of Object.keys(this.index)) if (!known.has(id)) delete this.index[id];
    this.save();
    const named = new Set(
      Object.values(this.index).flatMap(({ files }) => Object.values(files).map(({ file }) => file)),
    );
    for (const file of readdirSync(this.folder)) {
      if (file !== 'index.json' && !named.has(file)) rmSync(path.join(this.folder, file));
    }
  }
}
