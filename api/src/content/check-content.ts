import { type ContentFile, readContentFiles } from './content-files';
import type { ContentIssue } from './content-issue';
import { brokenFacts } from './fact-rules/fact-book';
import { findSlips } from './markdown-slips';
import { withPending } from './pending-facts';
import { readMediaIndex } from './media-source';
import { findMissingMedia } from './missing-media';
import { findBrokenText, readContent } from './read-content';
import { readFacts } from './read-facts';
import { caseRules } from './rules/case-rules';
import { coverRules } from './rules/cover-rules';
import { findFuture } from './fact-rules/future-rules';
import { dayRules, listDayRules } from './rules/day-rules';
import { headRules } from './rules/head-rules';
import { helpRules } from './rules/help-rules';
import { lectureRules } from './rules/lecture-rules';
import { linkRules } from './rules/link-rules';
import { menuRules } from './rules/menu-rules';
import { stepRules } from './rules/step-rules';
import { topicRules } from './rules/topic-rules';
import { findSharedSentences, findWords } from './rules/word-rules';
import { type HouseRule, readWritten } from './rules/written';
import { findScheduled } from './scheduled';
import { findStrays } from './stray-files';
import { findSubjectFaults } from './contradictions/subject-faults';

/** `issues` are to be mended before an import; `notes` are good to know, and published all the same. */
export type ContentCheck = { files: number; issues: ContentIssue[]; notes: ContentIssue[] };

const houseRules: readonly HouseRule[] = [
  headRules,
  coverRules,
  topicRules,
  lectureRules,
  caseRules,
  helpRules,
  menuRules,
  stepRules,
];

function inOrder(issues: readonly ContentIssue[]): ContentIssue[] {
  const once = new Map(issues.map((issue) => [`${issue.file}:${issue.line} ${issue.message}`, issue]));
  return [...once.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Everything that rules and the import say about these files. `today` is the day in China. */
export function checkFiles(found: readonly ContentFile[], today: string): ContentCheck {
  const files = withPending(found, brokenFacts(found));
  const { entries, issues } = readContent(files);
  const readable = files.filter((file) => findBrokenText(file).length === 0);
  const written = readable.filter(({ path }) => !path.startsWith('media/'));
  const articles = readWritten(readable);
  const drawn = readMediaIndex(files, readFacts(files));
  return {
    files: files.length,
    issues: inOrder([
      ...issues,
      ...findSubjectFaults(files),
      ...findSlips(readable),
      ...findWords(written),
      ...findSharedSentences(readable),
      ...linkRules(written),
      ...houseRules.flatMap((rule) => rule(articles)),
      ...dayRules(articles, today),
      ...listDayRules(readable, today),
      ...findFuture(files, today),
    ]),
    notes: inOrder([...findScheduled(entries, today), ...findMissingMedia(entries, drawn.index)]),
  };
}

/** The same of a folder, with the files in it that nothing reads. */
export function checkContent(folder: string, today: string): ContentCheck {
  const check = checkFiles(readContentFiles(folder), today);
  return { ...check, issues: inOrder([...findStrays(folder), ...check.issues]) };
}
