import type { ShowChapter } from '@site/shared/contract/show-outline';

const most = 3;
/** The first chapter of a longer show says where one is; what one does comes after it. */
const withIntroduction = most + 1;

/** The chapters that teach most: of those after the introduction the ones with most to say, in their order. */
export function tasksOf(chapters: readonly ShowChapter[]): ShowChapter[] {
  const taught = chapters.slice(chapters.length >= withIntroduction ? 1 : 0);
  const chosen = new Set([...taught].sort((one, other) => other.lines.length - one.lines.length).slice(0, most));
  return taught.filter((chapter) => chosen.has(chapter));
}
