import type { CatalogName } from './catalog-schemas';
import type { ContentIssue } from './content-issue';
import type { Catalog, Reference, SourcedEntry } from './entry';

/** Dangling references: a broken link is a validation error of the page that contains it. */
export function findDangling(
  entries: readonly SourcedEntry[],
  catalogs: ReadonlyMap<CatalogName, Catalog>,
): ContentIssue[] {
  const known = new Set(entries.map(({ kind, id }) => `${kind}/${id}`));
  for (const name of ['tag', 'helpClass', 'topicCategory'] as const) {
    for (const item of catalogs.get(name)?.items ?? []) known.add(`${name}/${(item as { id: number }).id}`);
  }
  return entries.flatMap((entry) =>
    entry.references
      .filter((reference) => !known.has(`${reference.kind}/${reference.id}`))
      .map((reference) => ({ file: entry.file, line: reference.line, message: describe(reference) })),
  );
}

function describe({ kind, id }: Reference): string {
  return `${kind} ${id} is mentioned but does not exist`;
}
