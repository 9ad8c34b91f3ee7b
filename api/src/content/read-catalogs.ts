import { createHash } from 'node:crypto';
import { Type } from '@sinclair/typebox';
import { type CatalogName, catalogSchemas } from './catalog-schemas';
import type { ContentFile } from './content-files';
import type { ContentIssue } from './content-issue';
import { DataSource } from './data-source';
import type { Catalog } from './entry';

export type ReadCatalogs = { catalogs: Map<CatalogName, Catalog>; issues: ContentIssue[] };

/** Reads every catalog; a missing file is a validation error, as pages rely on it. */
export function readCatalogs(files: readonly ContentFile[]): ReadCatalogs {
  const catalogs = new Map<CatalogName, Catalog>();
  const issues: ContentIssue[] = [];
  for (const [name, { file, item }] of Object.entries(catalogSchemas) as [
    CatalogName,
    { file: string; item: never },
  ][]) {
    const text = files.find((candidate) => candidate.path === file)?.text;
    if (text === undefined) {
      issues.push({ file, line: 1, message: '缺少这个文件，页面要用它，请从版本库恢复' });
      continue;
    }
    const checked = new DataSource(file, text).check(Type.Array(item));
    issues.push(...checked.issues);
    const hash = createHash('sha256').update(text).digest('hex');
    if (checked.value !== undefined) catalogs.set(name, { name, file, items: checked.value as unknown[], hash });
  }
  return { catalogs, issues };
}
