import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeNames } from '@site/shared/contract/place-names';
import { readContentFiles } from '../content-files';
import { idOfFile } from '../read-markdown';
import { type Written, ofKind, readWritten } from '../rules/written';
import { contentTemplates, type NewContent } from './content-templates';

function nextPlace(articles: readonly Written[]): string {
  const taken = ofKind<{ place: string }>(articles, 'case').map(({ front }) => front.place);
  return placeNames.find((name) => !taken.includes(name)) ?? placeNames[0];
}

function nextOrder(articles: readonly Written[], type: string): number {
  const orders =
    type === 'case'
      ? ofKind<{ sort: number }>(articles, 'case').map(({ front }) => front.sort)
      : ofKind<{ order: number; type: number }>(articles, 'lecture')
          .filter(({ front }) => front.type === 1)
          .map(({ front }) => front.order);
  return Math.max(0, ...orders) + 1;
}

function firstGuide(articles: readonly Written[]): number {
  return ofKind<{ guide?: object }>(articles, 'topic').find(({ front }) => front.guide)?.id ?? 0;
}

/**
 * Writes the next file of this type and gives its path below the content folder.
 * @throws {Error} for a type that is none
 */
export function newContent(
  folder: string,
  type: string,
  { title, today }: Pick<NewContent, 'title' | 'today'>,
): string {
  const template = contentTemplates[type];
  if (!template) {
    const known = Object.keys(contentTemplates).join('、');
    throw new Error(`“${type}”不能新建；可以新建的有：${known}，例如 npm run content -- new news --title 版本更新说明`);
  }
  const files = readContentFiles(folder);
  const ids = files.filter(({ path }) => path.startsWith(`${template.folder}/`)).map(({ path }) => idOfFile(path) ?? 0);
  const path = `${template.folder}/${Math.max(0, ...ids) + 1}.md`;
  const articles = readWritten(files);
  const facts = { order: nextOrder(articles, type), guide: firstGuide(articles), place: nextPlace(articles) };
  // `wx`: two editors at once do not write one file.
  writeFileSync(join(folder, path), template.text({ title, today, ...facts }), { flag: 'wx' });
  return path;
}
