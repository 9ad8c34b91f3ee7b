import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withoutUnseen } from '@site/shared/contract/visible-text';
import { fillFacts } from './fill-facts';
import { readFacts } from './read-facts';

/** `path` is relative to the content folder, with `/`. */
export type ContentFile = { path: string; text: string };

/** As Word's line break within a paragraph, which comes along when a text is pasted. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Editors of Windows put a mark at the beginning and end lines in their own way, and pasted words bring spaces without
 * width and soft hyphens along: none is seen, none is content, and a word with one inside is not found.
 */
function readText(name: string): string {
  return withoutUnseen(readFileSync(name, 'utf8')).replace(/\r\n?/g, '\n').replace(controls, ' ');
}

/** Every Markdown and JSON file below the folder, in the order of their paths, with facts in the places that name them. */
export function readContentFiles(folder: string): ContentFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    // A computer keeps files beside ours whose names begin with a dot.
    .filter((item) => item.isFile() && /^[^.].*\.(md|json)$/.test(item.name))
    .map((item) => join(item.parentPath, item.name));
  const files = names
    .sort()
    .map((name) => ({ path: relative(folder, name).split(sep).join('/'), text: readText(name) }));
  const facts = readFacts(files);
  return files.map(({ path, text }) => ({ path, text: fillFacts(text, facts) }));
}

/** One hash over all files and `salt`, which holds everything else that affects the result. */
export function hashContent(files: readonly ContentFile[], salt: string): string {
  const hash = createHash('sha256').update(salt);
  for (const { path, text } of files) hash.update(`\0${path}\0${text.length}\0`).update(text);
  return hash.digest('hex');
}
