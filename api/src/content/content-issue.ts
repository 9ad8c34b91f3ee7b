/** A validation error in a content file. `file` is relative to the content folder. */
export type ContentIssue = { file: string; line: number; message: string };

export function formatIssue(issue: ContentIssue): string {
  return `${issue.file}:${issue.line} ${issue.message}`;
}

/** Thrown by an import that found validation errors; nothing was imported. */
export class InvalidContent extends Error {
  override name = 'InvalidContent';

  constructor(readonly issues: readonly ContentIssue[]) {
    super(
      [`Content has ${issues.length} validation error(s); nothing was imported.`, ...issues.map(formatIssue)].join(
        '\n',
      ),
    );
  }
}
