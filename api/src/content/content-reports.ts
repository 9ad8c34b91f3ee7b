import type { SearchGap } from '../search/gaps.repository';
import type { ContentCheck } from './check-content';
import { type ContentIssue, formatIssue } from './content-issue';
import type { ImportReport } from './import-content';

export function printGaps(gaps: readonly SearchGap[]): string {
  if (gaps.length === 0) return 'No search of the last 90 days was in vain.';
  return gaps.map(({ word, searches, last }) => `${String(searches).padStart(6)}  ${last}  ${word}`).join('\n');
}

function printNotes(notes: readonly ContentIssue[]): string[] {
  return notes.length === 0 ? [] : ['', '不用改，但请知道：', ...notes.map(formatIssue)];
}

/** What a check found, of one file or of all. */
export function printCheck({ files, issues, notes }: ContentCheck, file: string | undefined): string {
  const what = file === undefined ? `${files} 个文件` : `${file} `;
  const result = issues.length === 0 ? [`检查通过：${what.trim()}，没有要改的。`] : [];
  const found = issues.length > 0 ? [...issues.map(formatIssue), `${what}里有 ${issues.length} 处要改。`] : result;
  return [...found, ...printNotes(notes)].join('\n');
}

/** What an import did, by file. */
export function printImport(report: ImportReport, notes: readonly ContentIssue[]): string {
  const { revision, added, changed, removed, unchanged, warnings } = report;
  return [
    ...added.map((file) => `+ ${file}`),
    ...changed.map((file) => `~ ${file}`),
    ...removed.map((key) => `- ${key}`),
    ...warnings.map((warning) => `! ${warning}`),
    `已导入，网站上马上能看到。内容第 ${revision} 版：新增 ${added.length}，修改 ${changed.length}，删除 ${removed.length}，没有变化 ${unchanged}。`,
    ...printNotes(notes),
  ].join('\n');
}
