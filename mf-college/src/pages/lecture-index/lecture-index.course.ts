import type { CollegeArticlePage, CollegeArticleSummary } from '@site/shared/contract/college';

/** A course of the college's home: what is shown of its lectures, and no more travels with the page. */
export type Course = {
  type: NonNullable<CollegeArticlePage['type']>;
  lectures: (Pick<CollegeArticleSummary, 'id' | 'title' | 'minutes'> & { order: number })[];
  /** All of its lectures are here. */
  whole: boolean;
};

/** None of a type that is unknown or has no lectures. */
export function courseOf({ type, list, pageSize, total }: CollegeArticlePage): Course[] {
  if (!type || list.length === 0) return [];
  const lectures = list.map(({ id, title, minutes, order }, index) => ({
    id,
    title,
    minutes,
    order: order ?? index + 1,
  }));
  return [{ type, lectures, whole: total <= pageSize }];
}
