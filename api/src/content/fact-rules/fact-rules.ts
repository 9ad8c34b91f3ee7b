import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import type { Facts } from '../fact-names';
import { ascentRules } from './ascent-rules';
import { figureRules } from './figure-rules';
import { termRules } from './term-rules';
import { factFiles } from '../fact-files';
import { readFactBook } from './fact-book';
import { fixedRules } from './fixed-facts';
import { lackRules } from './lack-rules';
import { nameRules } from './name-rules';
import { planRules } from './plan-rules';
import { portRules } from './port-rules';
import { promiseRules } from './promise-rules';
import { quoteRules } from './quote-rules';
import { rowRules } from './row-rules';
import { subjectRules } from './subject-rules';
import { tableRules } from './table-rules';
import { twinRules } from './twin-rules';

/** Files without a row: every place that names a fact of them would be a fault. */
function findEmpty(files: readonly ContentFile[]): ContentIssue[] {
  const paths: readonly string[] = Object.values(factFiles);
  return files
    .filter(({ path, text }) => paths.includes(path) && /^\s*\[\s*\]\s*$/.test(text))
    .map(({ path }) => ({ file: path, line: 1, message: '一行也没有：请从版本库恢复' }));
}

/** What is wrong with facts whose files can be read: the schemas have said the rest. `broken` are the files that cannot. */
export function findFactFaults(
  files: readonly ContentFile[],
  facts: Facts,
  broken: ReadonlySet<string>,
): ContentIssue[] {
  const book = readFactBook(files);
  return [
    ...findEmpty(files),
    ...nameRules(book),
    ...quoteRules(book),
    ...planRules(book),
    ...rowRules(book),
    ...twinRules(book),
    ...ascentRules(book),
    ...termRules(book),
    ...figureRules(book),
    ...promiseRules(book),
    ...portRules(book),
    ...lackRules(book),
    ...fixedRules(book),
    ...tableRules(book, files),
    ...subjectRules(book, facts, broken),
  ];
}
