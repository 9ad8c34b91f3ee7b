import { DataSource } from './data-source';

export type MarkdownFile = { data: DataSource; body: string; bodyLine: number };

/** Splits a Markdown file into its front matter and its body; undefined when it does not begin with front matter. */
export function splitFrontMatter(file: string, text: string): MarkdownFile | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match?.[1]) return undefined;
  const bodyLine = match[0].split('\n').length;
  return { data: new DataSource(file, match[1], 2), body: text.slice(match[0].length), bodyLine };
}
