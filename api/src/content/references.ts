import type { CatalogName } from './catalog-schemas';
import type { ContentIssue } from './content-issue';
import type { Catalog, Reference, SourcedEntry } from './entry';

/**
 * Dangling references: a broken link is a fault of the page that contains it. `named` is there by the name of its file, though
 * it may not be readable: that is its own fault alone.
 */
export function findDangling(
  entries: readonly SourcedEntry[],
  named: readonly Pick<Reference, 'kind' | 'id'>[],
  catalogs: ReadonlyMap<CatalogName, Catalog>,
): ContentIssue[] {
  const known = new Set([...entries, ...named].map(({ kind, id }) => `${kind}/${id}`));
  for (const name of ['tag', 'helpClass', 'topicCategory'] as const) {
    for (const item of catalogs.get(name)?.items ?? []) known.add(`${name}/${(item as { id: number }).id}`);
  }
  return entries.flatMap((entry) =>
    entry.references
      .filter((reference) => !known.has(`${reference.kind}/${reference.id}`))
      .map((reference) => ({ file: entry.file, line: reference.line, message: describe(reference) })),
  );
}

const names: Record<Reference['kind'], string> = {
  page: '页面',
  help: '帮助文档',
  topic: '资讯文章',
  video: '视频',
  lecture: '讲堂文章',
  news: '新闻',
  case: '案例',
  marketing: '营销方案',
  tag: '标签',
  helpClass: '帮助分类',
  topicCategory: '资讯分类',
};

function describe({ kind, id }: Reference): string {
  return `这里提到的${names[kind]} ${id} 不存在，请检查编号`;
}
