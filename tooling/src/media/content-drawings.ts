import path from 'node:path';
import type { Figure, Show } from '@site/shared/contract/show';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import { readContentFiles } from '../../../api/src/content/content-files';
import { splitFrontMatter } from '../../../api/src/content/front-matter';
import { renderMarkdown } from '../../../api/src/content/markdown';
import { readOpenPlatform } from '../../../api/src/content/open-platform/read-open-platform';

export const contentFolder = path.join(repositoryRoot, 'api/content');

/** One thing of the content that is drawn; `id` is its name in the index of media. */
export type FigureSource = { id: string; file: string; figure: Figure };
export type ShowSource = { id: string; file: string; show: Show };
export type ContentDrawings = { figures: FigureSource[]; shows: ShowSource[] };

/** Folder of a kind of content → what its entries are called in the database and in names of media. */
const kinds: Readonly<Record<string, string>> = {
  help: 'help',
  info: 'topic',
  videos: 'video',
  lectures: 'lecture',
  news: 'news',
  cases: 'case',
};

/** Every figure and show in the Markdown files, in the order of their paths. @throws {Error} for a block that cannot be read */
export function readDrawings(folder: string = contentFolder): ContentDrawings {
  const drawings: ContentDrawings = { figures: [], shows: [] };
  const files = readContentFiles(folder);
  const { platform } = readOpenPlatform(files);
  for (const { path: file, text } of files) {
    const [, place = '', number] = /^([a-z]+)\/.*?(\d+)\.md$/.exec(file) ?? [];
    const kind = kinds[place];
    const split = kind && splitFrontMatter(file, text);
    if (!split) continue;
    const { figures, shows, problems } = renderMarkdown(split.body, undefined, platform);
    const [problem] = problems;
    if (problem) throw new Error(`${file}:${split.bodyLine + problem.line} ${problem.message}`);
    const name = `${kind}-${number}`;
    drawings.figures.push(...figures.map((figure) => ({ id: `${name}-${figure.id}`, file, figure })));
    drawings.shows.push(...shows.map((show) => ({ id: name, file, show })));
  }
  return drawings;
}
