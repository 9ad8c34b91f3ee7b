import type { ArticleType, CollegeArticlePage } from '@site/shared/contract/college';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { collegeWords, lectureOverviewWords, lectureTypeWords } from '../../content/college-words';
import { pcAddresses } from '../../mobile-addresses';

/** `type` is null on the overview, which has a list of each type. */
export type LectureTypeData = { type: number | null; types: ArticleType[] | null; lists: CollegeArticlePage[] };

export function titleOf({ type, lists }: LectureTypeData): readonly string[] {
  return type ? [lists[0]?.type?.name ?? collegeWords.kicker] : lectureOverviewWords.title;
}

export function wordsOf({ type }: LectureTypeData): string {
  return type ? (lectureTypeWords[type]?.words ?? '') : lectureOverviewWords.words;
}

export const handle: PageHandle<LectureTypeData> = {
  layout: 'default',
  device: 'mobile',
  query: ['type', 'page'],
  head: (data, { site }) => {
    const page = data.lists[0]?.pageIndex ?? 1;
    const words = (data.type && lectureTypeWords[data.type]) || lectureOverviewWords.head;
    const path = data.type ? `${pcAddresses.lectureTypes}/${data.type}` : pcAddresses.lectureTypes;
    return {
      title: `${withPage(words.title, page)}-${site.brand}`,
      description: words.description,
      keywords: [...titleOf(data), ...collegeWords.head.keywords.slice(0, 3)],
      canonical: pageCanonical(path, page),
    };
  },
};
