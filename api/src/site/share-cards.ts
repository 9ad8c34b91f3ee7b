import { type MediaEntry, MediaIndex } from '@site/shared/contract/media-index';
import { Value } from '@sinclair/typebox/value';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Facts } from '../content/fact-names';
import { freshMedia, mediaIndexFile, pictureOf } from '../content/media-source';

type Picture = { src: string; width: number; height: number };
export type ShareCard = { name: string; card: Picture; square?: Picture };

const prefix = 'card-';

function cardOf([name, entry]: [string, MediaEntry]): ShareCard[] {
  const [card, square] = [pictureOf(entry, 'card'), pictureOf(entry, 'square')];
  return card ? [{ name, card, ...(square && { square }) }] : [];
}

async function read(file: string): Promise<MediaIndex> {
  const index: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Value.Check(MediaIndex, index)) throw new Error(`${file} is no index of media; \`npm run media\` writes it.`);
  return Object.fromEntries(Object.entries(index).filter(([name]) => name.startsWith(prefix)));
}

/** The cards that `npm run media` wrote, read again when it wrote others; none where there is no index. */
export class ShareCards {
  #read: { changed: number; cards: MediaIndex } | undefined;
  readonly #file: string;

  constructor(contentDir: string) {
    this.#file = join(contentDir, mediaIndexFile);
  }

  /** Those whose words say what the facts say. @throws {Error} naming the file, when it cannot be read */
  async list(facts: Facts): Promise<ShareCard[]> {
    const changed = await stat(this.#file).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changed === undefined) return [];
    if (this.#read?.changed !== changed) this.#read = { changed, cards: await read(this.#file) };
    return Object.entries(freshMedia(this.#read.cards, facts)).flatMap(cardOf);
  }
}
