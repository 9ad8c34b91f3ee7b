import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { type Written, issueAt } from './written';

/** @param day as `2026-02-28` */
function isReal(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Days that no calendar has, and changes that are still to come. `today` is the day in China. */
export function dayRules(articles: readonly Written[], today: string): ContentIssue[] {
  return articles.flatMap((article) => {
    const { published, updated } = article.front as { published?: string; updated?: string };
    const unreal = Object.entries({ published, updated }).filter(([, day]) => day && !isReal(day));
    const early = published && updated && updated > (published > today ? published : today);
    return [
      ...unreal.map(([key, day]) => issueAt(article, [key], `日历上没有 ${day} 这一天，请改成真实的日期`)),
      ...(early ? [issueAt(article, ['updated'], `${updated} 还没有到：updated 写最近一次改动的日子`)] : []),
    ];
  });
}

/** Lists that are read whole, so that nothing in them waits for its day. */
const lists = ['media.json', 'downloads.json'];
const writtenDay = /"(published|updated)": "(\d{4}-\d\d-\d\d)"/;

/** Days in lists that have not come yet. */
export function listDayRules(files: readonly ContentFile[], today: string): ContentIssue[] {
  return files
    .filter(({ path }) => lists.includes(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((words, index) => {
        const [, key, day = ''] = writtenDay.exec(words) ?? [];
        const message = `${key} ${day} 还没有到：这张表里的内容不会等到那一天才上线，请到那天再写进来`;
        return day > today ? [{ file: path, line: index + 1, message }] : [];
      }),
    );
}
