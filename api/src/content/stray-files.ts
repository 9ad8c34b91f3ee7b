import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { catalogSchemas } from './catalog-schemas';
import type { ContentIssue } from './content-issue';
import { kindOfFile, markdownKinds } from './markdown-kinds';
import { openPlatformFile } from './open-platform/read-open-platform';
import { isAsksFile } from './read-asks';
import { factFiles } from './fact-files';

const catalogs = new Set<string>([
  ...Object.values(catalogSchemas).map(({ file }) => file),
  'pages.json',
  openPlatformFile,
  factFiles.subjects,
]);
const folders = markdownKinds.map(({ folder }) => folder).join('、');

/** Why nobody will see what this file says; undefined for one that is read, or that a computer keeps for itself. */
function strayWords(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/^(\.|~\$)/.test(name) || path.startsWith('media/')) return undefined;
  if (name.endsWith('.md')) return kindOfFile(path) ? undefined : `不会上线：文章要放在这些文件夹里：${folders}`;
  if (!name.endsWith('.json')) return '不会上线：文章的文件名要像 60009.md，结尾是小写的“.md”';
  if (catalogs.has(path) || isAsksFile(path) || /^marketing\/\d+\.json$/.test(path)) return undefined;
  return '不会上线：没有页面用这个文件，请检查文件名';
}

/** Files below the content folder that no page reads. */
export function findStrays(folder: string): ContentIssue[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return files.flatMap((item) => {
    const file = relative(folder, join(item.parentPath, item.name)).split(sep).join('/');
    const message = strayWords(file);
    return message ? [{ file, line: 1, message }] : [];
  });
}
