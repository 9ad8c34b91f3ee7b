import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { readFactBook } from './fact-book';

const day = /20\d\d(?:-\d\d(?:-\d\d)?)?/g;

/** Days on which something was checked, founded or counted, and that have not come yet. `today`: 2026-11-28. */
export function findFuture(files: readonly ContentFile[], today: string): ContentIssue[] {
  const { terms } = readFactBook(files);
  return terms.rows.flatMap(({ name, text }, row) => {
    const isPast = /^document\.|^company\.(?:founded\.value|period)$/.test(name);
    const future = isPast && text.match(day)?.find((one) => one > today.slice(0, one.length));
    return future
      ? [terms.issue([row, 'text'], `“${name}”里的“${future}”还没有到（今天是 ${today}），请写已经过去的日期`)]
      : [];
  });
}
