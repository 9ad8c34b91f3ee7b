import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { Words } from './content-schemas';
import { DataSource } from './data-source';
import { emptyEntry } from './entry';
import type { ReadFile } from './read-markdown';

const PageItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    title: Words,
    link: Type.String({ pattern: '^/' }),
    words: Words,
    keywords: Type.Array(Words),
  },
  { additionalProperties: false },
);

/** `pages.json`: product and scenario pages whose text is in the code of the site, listed here so that search finds them. */
export function readPages(file: string, text: string): ReadFile {
  const checked = new DataSource(file, text).check(Type.Array(PageItem));
  if (checked.value === undefined) return { results: [], issues: checked.issues };
  const results = checked.value.map(({ id, title, link, words, keywords }) => ({
    ...emptyEntry('page', id),
    title,
    summary: words,
    data: { link, keywords },
    file,
    hash: createHash('sha256')
      .update(JSON.stringify([title, link, words, keywords]))
      .digest('hex'),
    references: [],
  }));
  return { results, issues: [] };
}
