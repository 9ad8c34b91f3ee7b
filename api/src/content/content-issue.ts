/** Something that an editor has to mend, in Chinese. `file` is relative to the content folder. */
export type ContentIssue = { file: string; line: number; message: string };

export function formatIssue(issue: ContentIssue): string {
  return `${issue.file}:${issue.line} ${issue.message}`;
}

/** Thrown by an import that found validation errors; nothing was imported. */
export class InvalidContent extends Error {
  override name = 'InvalidContent';

  constructor(readonly issues: readonly ContentIssue[]) {
    super([`内容有 ${issues.length} 处要改，什么都没有导入：`, ...issues.map(formatIssue)].join('\n'));
  }
}
