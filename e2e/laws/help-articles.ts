import path from 'node:path';
import { parse } from 'yaml';
import { contentFolder } from '@site/tooling/media/content-drawings';
import { readContentFiles } from '../../api/src/content/content-files';
import { readOpenPlatform } from '../../api/src/content/open-platform/read-open-platform';
import { readReferenceBlock, referenceWords } from '../../api/src/content/open-platform/reference-block';
import { splitFrontMatter } from '../../api/src/content/front-matter';

type Front = { facts: { path?: string }; version?: string };
export type HelpArticle = { name: string; front: Front; body: string };

/** A numbered step with a heading, and its lines up to the next one. */
export type HelpStep = { heading: string; points: number; figures: number };

/** A row of a table of errors: the message without its code, why it comes, and what mends it. */
export type HelpError = { message: string; code: string; cause: string; mend: string };

const files = readContentFiles(contentFolder);
const { platform } = readOpenPlatform(files);

/** A text with the tables and messages that its blocks of the developer reference stand for. */
function printed(body: string): string {
  return body.replace(/^```open-platform\n(.*)\n```$/gm, (block: string, asked: string) => {
    return (platform && referenceWords(readReferenceBlock(asked), platform)) ?? block;
  });
}

export const helpArticles: readonly HelpArticle[] = files.flatMap(({ path: file, text }) => {
  const split = /^help\/\d+\.md$/.test(file) ? splitFrontMatter(file, text) : undefined;
  if (!split) return [];
  const front = parse(text.slice(4, text.indexOf('\n---\n'))) as Front;
  return [{ name: path.posix.basename(file, '.md'), front, body: printed(split.body) }];
});

/** Steps in the order of the article; a step ends where a line begins that is neither empty nor indented. */
export function stepsOf({ body }: HelpArticle): HelpStep[] {
  const steps: HelpStep[] = [];
  let step: HelpStep | undefined;
  for (const line of body.split('\n')) {
    const [, heading] = /^\d+\. ### (.+)$/.exec(line) ?? [];
    if (heading) steps.push((step = { heading, points: 0, figures: 0 }));
    else if (/^\S/.test(line)) step = undefined;
    if (step && /^ {3}\d+\. /.test(line)) step.points++;
    if (step && /^ {3}```figure$/.test(line)) step.figures++;
  }
  return steps;
}

const errorRow = /^\| (?<message>[^|]+?) `(?<code>[A-Z0-9-]+)` \| (?<cause>[^|]+?) \| (?<mend>[^|]+?) \|$/;

/** What an article's tables say of messages that carry a code. */
export function errorsOf({ body }: HelpArticle): HelpError[] {
  return body.split('\n').flatMap((line) => {
    const found = errorRow.exec(line)?.groups;
    return found ? [found as HelpError] : [];
  });
}
