import type { Entry } from '../content/entry';
import { headingsIn } from './headings';
import { phoneticVectorOf } from './phonetic';
import { vectorOf } from './tokens';

type Worded = Pick<Entry, 'title' | 'summary' | 'html' | 'plain' | 'data'>;

/** What of an entry the search reads: its title, what it is about, that and its headings, all of it, and the sound of its title. */
export function searchVectorsOf({ title, summary, html, plain, data }: Worded) {
  const listed = (name: string) => (Array.isArray(data[name]) ? data[name].join('，') : '');
  const about = [title, summary, listed('keywords'), listed('asks')].map((text) => ({ text, weight: '' as const }));
  const head = [
    { text: title, weight: 'A' },
    { text: summary, weight: 'B' },
    { text: listed('keywords'), weight: 'B' },
    { text: listed('asks'), weight: 'B' },
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
