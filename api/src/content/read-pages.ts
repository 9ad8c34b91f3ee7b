import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { NonEmptyText } from './content-schemas';
import { DataSource } from './data-source';
import { emptyEntry } from './entry';
import type { ReadFile } from './read-markdown';

const PageItem = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    title: NonEmptyText,
    link: Type.String({ pattern: '^/' }),
    text: NonEmptyText,
    keywords: Type.Array(NonEmptyText),
  },
  { additionalProperties: false },
);

/** `pages.json`: product and scenario pages whose text is in the code of the site, listed here so that search finds them. */
export function readPages(file: string, text: string): ReadFile {
  const checked = new DataSource(file, text).check(Type.Array(PageItem));
  if (checked.value === undefined) return { results: [], issues: checked.issues };
  const results = checked.value.map(({ id, title, link, text, keywords }) => ({
    ...emptyEntry('page', id),
    title,
    summary: text,
    data: { link, keywords },
    file,
    hash: createHash('sha256')
      .update(JSON.stringify([title, link, text, keywords]))
      .digest('hex'),
    references: [],
  }));
  return { results, issues: [] };
}
