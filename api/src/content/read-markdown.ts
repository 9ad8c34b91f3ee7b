import { createHash } from 'node:crypto';
import type { TSchema } from '@sinclair/typebox';
import type { ContentIssue } from './content-issue';
import { type Reference, type SourcedEntry, emptyEntry } from './entry';
import { splitFrontMatter } from './front-matter';
import { referenceOfLink } from './link-reference';
import { renderMarkdown } from './markdown';
import type { FrontMatter, MarkdownKind } from './markdown-kinds';
import { readingMinutes } from './reading-time';

export type ReadFile = { results: SourcedEntry[]; issues: ContentIssue[] };

/** Parses one Markdown file into an entry or its validation errors. */
export function readMarkdown(kind: MarkdownKind, file: string, text: string): ReadFile {
  const id = Number(/(\d+)\.md$/.exec(file)?.[1]);
  if (!id)
    return { results: [], issues: [{ file, line: 1, message: 'the file name must be the id, such as 10001.md' }] };
  const split = splitFrontMatter(file, text);
  if (!split) return { results: [], issues: [{ file, line: 1, message: 'no front matter between two lines of ---' }] };
  const checked = split.data.check(kind.schema);
  if (checked.value === undefined) return { results: [], issues: checked.issues };

  const body = renderMarkdown(split.body);
  const issues = body.problems.map(({ line, message }) => ({ file, line: split.bodyLine + line, message }));
  if (body.plain.trim() === '') issues.push({ file, line: split.bodyLine, message: 'no text below the front matter' });
  const front = checked.value as Record<string, unknown>;
  const source: FrontMatter<TSchema> = { front, body, text: split.body, lineOf: (...path) => split.data.lineOf(path) };
  const entry: SourcedEntry = {
    ...emptyEntry(kind.kind, id),
    title: String(front['title']),
    summary: String(front['summary'] ?? ''),
    published: String(front['published'] ?? ''),
    html: body.html,
    plain: body.plain,
    ...kind.toEntry(source),
    file,
    hash: createHash('sha256').update(text).digest('hex'),
    references: [...kind.references(source), ...linkReferences(body.links, split.bodyLine)],
  };
  entry.data['minutes'] = readingMinutes(body.plain);
  return { results: [entry], issues };
}

function linkReferences(links: { href: string; line: number }[], bodyLine: number): Reference[] {
  return links.flatMap(({ href, line }) => {
    const target = referenceOfLink(href);
    return target ? [{ ...target, line: bodyLine + line }] : [];
  });
}
