import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import type { FactBook } from './fact-book';

/**
 * Tables of the page for IT that the code of pages links to, `/home/security#contract`: their keys are parts of addresses.
 * The law `e2e/laws/facts.test.ts` holds the list against that code.
 */
export const linkedTables: readonly string[] = ['contract'];

const page = '/home/security';
const links = /\/home\/security#([\w-]+)/g;

function findRenamed({ security }: FactBook): ContentIssue[] {
  if (!security.read) return [];
  const keys = security.rows.map(({ key }) => key);
  return linkedTables
    .filter((key) => !keys.includes(key))
    .map((key) =>
      security.issue(
        [],
        `少了 key 为“${key}”的表：别的页面链接到 ${page}#${key}，key 不能改也不能删，名称 name 可以改`,
      ),
    );
}

/** Links of the content to a table that is not there. */
function findLost({ security }: FactBook, files: readonly ContentFile[]): ContentIssue[] {
  if (!security.read) return [];
  const keys = security.rows.map(({ key }) => key);
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((words, index) =>
      [...words.matchAll(links)].flatMap(([, key = '']) => {
        const message = `${page} 没有“#${key}”这张表，可以链接的有：${keys.join('、')}（${security.file} 的 key）`;
        return keys.includes(key) ? [] : [{ file: path, line: index + 1, message }];
      }),
    ),
  );
}

/** Tables of the page for IT that are linked to and are not there. */
export function tableRules(book: FactBook, files: readonly ContentFile[]): ContentIssue[] {
  return [...findRenamed(book), ...findLost(book, files)];
}
