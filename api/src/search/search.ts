import type { SearchHow } from '@site/shared/contract/search';
import { visibleText } from '@site/shared/contract/visible-text';
import type { EntryKind } from '../content/entry';
import type { Database } from '../database/database';
import { climb, nearest, readingsOf } from './ladder';
import { type SearchResult, type View, readHits, whileSearching } from './search.repository';
import { type Suggestion, suggestEntries, titlesOf } from './suggest.repository';

export type Searched<Data> = { how: SearchHow; result: SearchResult<Data> };

/** A page of what was typed, or of what was meant by it; with `exact` of what was typed and nothing else. */
export function search<Data>(db: Database, asked: string, view: View, exact = false): Promise<Searched<Data>> {
  return whileSearching(db, async (tx) => {
    const { found, how, parts } = await climb(tx, visibleText(asked).trim(), view, exact);
    if (!found) return { how, result: { total: 0, kinds: {}, groups: {}, hits: [] } };
    const result = await readHits<Data>(tx, found, view.page);
    const hits = result.hits.map((hit) => {
      const part = parts?.get(`${hit.kind}/${hit.id}`);
      return part ? { ...hit, part } : hit;
    });
    return { how, result: { ...result, hits } };
  });
}

/** Titles with what was typed, or with what was meant by it, or else those nearest to it. */
export function suggest(db: Database, typed: string, among: readonly EntryKind[], size: number): Promise<Suggestion[]> {
  const text = visibleText(typed).trim();
  return whileSearching(db, async (tx) => {
    const atOnce = await suggestEntries(tx, text.split(/\s+/), among, size);
    if (atOnce.length > 0 || text === '') return atOnce;
    for await (const words of readingsOf(tx, text)) {
      const found = await suggestEntries(tx, words, among, size);
      if (found.length > 0) return found;
    }
    return titlesOf(tx, await nearest(tx, text, among, size));
  });
}
