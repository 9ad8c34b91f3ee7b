import { asksIn } from '../content/asks-of';
import type { CatalogItem } from '../content/catalog-schemas';
import type { Catalog, Entry } from '../content/entry';
import { soundKeys, syllablesOf } from './sound';

/** One row of `search_word`. */
export type LexiconWord = { word: string; uses: number; letters: string; keys: string[]; means: string[] };

/** The longest run of characters that is looked up as one word. */
export const longestWord = 8;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Of at most `longestWord` characters. */
const numeral = /^[零一二三四五六七八九十百千万亿两几]+$/;
const hanWord = /^\p{Script=Han}{2,8}$/u;

/** What titles and keywords say counts more than what stands in a text, and alone can be what a mistyped word meant. */
const headUse = 5;

class Uses {
  readonly heads = new Map<string, number>();
  readonly bodies = new Map<string, number>();
  readonly pairs = new Set<string>();

  addText(text: string, to: Map<string, number>): void {
    for (const { segment } of segmenter.segment(text)) this.addWord(segment, to);
  }

  /** Pairs of a title are words where no dictionary has one: `机位`. */
  addPairs(text: string): void {
    for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
      for (let start = 0; start < run.length - 1; start++) this.pairs.add(run.slice(start, start + 2));
    }
  }

  addWord(word: string, to: Map<string, number>): void {
    if (hanWord.test(word)) to.set(word, (to.get(word) ?? 0) + 1);
  }
}

type ReadEntry = Pick<Entry, 'title' | 'summary' | 'plain' | 'data'>;
type ReadCatalog = Pick<Catalog, 'name' | 'items'>;

function keywordsOf({ data }: ReadEntry): string[] {
  const { keywords } = data as { keywords?: unknown };
  return Array.isArray(keywords) ? (keywords as string[]).flatMap((keyword) => keyword.split(/\s+/)) : [];
}

function itemsOf(catalogs: readonly ReadCatalog[], name: string): unknown[] {
  return catalogs.find((catalog) => catalog.name === name)?.items ?? [];
}

function namesIn(catalogs: readonly ReadCatalog[]): string[] {
  const named = ['helpClass', 'topicCategory', 'tag'].flatMap((name) => itemsOf(catalogs, name) as { name: string }[]);
  const hot = itemsOf(catalogs, 'hotWord') as { keyword: string }[];
  return [...named.map(({ name }) => name), ...hot.map(({ keyword }) => keyword)];
}

/** Words of visitors and the words of the content that they stand for. */
function meaningsIn(synonyms: readonly CatalogItem<'synonym'>[]): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  for (const { word, also, english } of synonyms) {
    for (const other of [...also, ...english].map((one) => one.toLowerCase())) {
      meanings.set(other, [...(meanings.get(other) ?? []), word]);
    }
  }
  return meanings;
}

function countUses(entries: readonly ReadEntry[], names: readonly string[]): Uses {
  const uses = new Uses();
  for (const entry of entries) {
    uses.addText(entry.title, uses.heads);
    uses.addText(entry.summary, uses.bodies);
    uses.addPairs(entry.title);
    for (const keyword of keywordsOf(entry)) uses.addWord(keyword, uses.heads);
    uses.addText(entry.plain, uses.bodies);
    for (const ask of asksIn(entry.data)) uses.addText(ask, uses.bodies);
  }
  for (const name of names) uses.addWord(name, uses.heads);
  return uses;
}

function rowOf(word: string, uses: number, isMeant: boolean, means: string[] = []): LexiconWord {
  if (!isMeant || !hanWord.test(word) || numeral.test(word)) return { word, uses, letters: '', keys: [], means };
  const syllables = syllablesOf(word);
  return { word, uses, letters: syllables.join(''), keys: soundKeys(syllables), means };
}

/** The words of the content with their sounds, and the editors' synonyms and English terms. */
export function lexiconOf(entries: readonly ReadEntry[], catalogs: readonly ReadCatalog[]): LexiconWord[] {
  const synonyms = itemsOf(catalogs, 'synonym') as CatalogItem<'synonym'>[];
  const meanings = meaningsIn(synonyms);
  const names = [...namesIn(catalogs), ...synonyms.map(({ word }) => word), ...meanings.keys()];
  const { heads, bodies, pairs } = countUses(entries, names);
  const words = new Set([...heads.keys(), ...bodies.keys(), ...meanings.keys(), ...pairs]);
  return [...words].map((word) => {
    const uses = headUse * (heads.get(word) ?? 0) + (bodies.get(word) ?? 0);
    return rowOf(word, uses, heads.has(word), meanings.get(word));
  });
}
