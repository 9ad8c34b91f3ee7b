import { join } from 'node:path';
import { readContentFiles } from '../content/content-files';
import { readContent } from '../content/read-content';
import type { Whole } from '../passages/entry-passages';
import { searchVectorsOf } from '../search/entry-vectors';

export const benchContent = readContent(readContentFiles(join(__dirname, '../../content')));

const fixed = {
  ...{ group_id: 1, sort: 0, tags: [], published: '2026-01-01', updated: '', views: 0, featured: false, hash: '' },
};
/** Of one article, as of those of the help centre. */
const counts = { keywords: 4, asks: 14, headings: 5 };

type Listed = { keywords?: string[]; asks?: string[] };

function partsOf() {
  const { entries } = benchContent;
  const listed = (name: keyof Listed) => entries.flatMap(({ data }) => (data as Listed)[name] ?? []);
  return {
    titles: entries.map(({ title }) => title),
    summaries: entries.map(({ summary }) => summary).filter(Boolean),
    paragraphs: entries.flatMap(({ plain }) => plain.split('\n')).filter((text) => text.length > 40),
    headings: entries.flatMap(({ html }) => html.match(/<h[23].*?<\/h[23]>/g) ?? []),
    keywords: listed('keywords'),
    asks: listed('asks'),
  };
}

/** Rows of `entry`: articles of about 700 characters with keywords and asks, composed of parts of the site's own. */
export function makeBenchRows(size: number): Whole[] {
  const parts = partsOf();
  let seed = 11;
  const pick = (list: readonly string[]) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return list[seed % list.length] ?? '';
  };
  const picks = (list: readonly string[], count: number) => Array.from({ length: count }, () => pick(list));
  return Array.from({ length: size }, (_, index) => {
    const title = `${pick(parts.titles)} ${index}`;
    let plain = '';
    while (plain.length < 700) plain += `${pick(parts.paragraphs)}\n`;
    const data = { keywords: picks(parts.keywords, counts.keywords), asks: picks(parts.asks, counts.asks) };
    const words = {
      title,
      summary: pick(parts.summaries),
      html: picks(parts.headings, counts.headings).join(''),
      plain,
      data,
    };
    return { kind: 'help' as const, id: index + 1, ...fixed, ...words, ...searchVectorsOf(words), html: '' };
  });
}
