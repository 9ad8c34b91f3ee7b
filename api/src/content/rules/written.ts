import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { kindOfFile } from '../markdown-kinds';
import { type ParsedFile, parseFile } from '../read-markdown';

/** An article whose front matter is valid, as its rules read it. */
export type Written<Front = Record<string, unknown>> = Omit<ParsedFile, 'front'> & { file: string; front: Front };

/** What a rule finds wrong, in Chinese; it compares all articles, of which one may be new. */
export type HouseRule = (articles: readonly Written[]) => ContentIssue[];

/** The articles of these files that can be read; what is wrong with the others the import says. */
export function readWritten(files: readonly ContentFile[]): Written[] {
  return files.flatMap(({ path, text }) => {
    const kind = kindOfFile(path);
    const parsed = kind && parseFile(kind, path, text);
    return !parsed || Array.isArray(parsed) ? [] : [{ ...parsed, file: path }];
  });
}

/** Those of one kind, whose schema has checked that their front matter is `Front`. */
export function ofKind<Front>(articles: readonly Written[], ...kinds: string[]): Written<Front>[] {
  return articles.filter(({ kind }) => kinds.includes(kind.kind)) as Written<Front>[];
}

/** An issue at the line of a key of the front matter. */
export function issueAt(article: Written<unknown>, path: readonly (string | number)[], message: string): ContentIssue {
  const { file, split } = article;
  return { file, line: split.data.lineOf(path), message };
}

/** An issue where the text begins. */
export function issueOfBody({ file, split }: Written<unknown>, message: string): ContentIssue {
  return { file, line: split.bodyLine, message };
}

type Claim<Front> = { article: Written<Front>; words: string; path: readonly (string | number)[] };

/** An issue for each article that says what another, read before it, says too. */
export function repeated<Front>(
  claims: readonly Claim<Front>[],
  message: (words: string, other: string) => string,
): ContentIssue[] {
  const owners = new Map<string, string>();
  return claims.flatMap(({ article, words, path }) => {
    const other = owners.get(words);
    owners.set(words, other ?? article.file);
    return other ? [issueAt(article, path, message(words, other))] : [];
  });
}
