import { asksIn } from '../content/asks-of';
import type { Entry } from '../content/entry';
import { headingsIn } from './headings';
import { phoneticVectorOf } from './phonetic';
import { vectorOf } from './tokens';

type Worded = Pick<Entry, 'title' | 'summary' | 'html' | 'plain' | 'data'>;

/** A longer way of asking is a question, which passages answer: it names much that the entry is not about. */
const longestWord = 5;

/** What of an entry the search reads: its title, what it is about, that and its headings, all of it, and the sound of its title. */
export function searchVectorsOf({ title, summary, html, plain, data }: Worded) {
  const keywords = Array.isArray(data['keywords']) ? data['keywords'].join('，') : '';
  const asks = asksIn(data)
    .filter((ask) => [...ask].length <= longestWord)
    .join('，');
  const about = [title, summary, keywords, asks].map((text) => ({ text, weight: '' as const }));
  const head = [
    { text: title, weight: 'A' },
    { text: summary, weight: 'B' },
    { text: keywords, weight: 'B' },
    { text: asks, weight: 'B' },
    ...headingsIn(html).map((text) => ({ text, weight: 'C' as const })),
  ] as const;
  return {
    title_words: vectorOf(about.slice(0, 1)),
    about: vectorOf(about),
    head: vectorOf(head),
    vector: vectorOf([...head, { text: plain, weight: '' }]),
    phonetic: phoneticVectorOf(title),
  };
}
