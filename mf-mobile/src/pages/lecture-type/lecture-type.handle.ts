import { listDescription } from '@site/shared/page/description';
import type { ArticleType, CollegeArticlePage } from '@site/shared/contract/college';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import type { PageHandle } from '@site/shared/page/page-handle';
import { lectureOverviewCopy } from '../../content/lecture-type';
import { lectureIndexCopy } from '../../content/lecture-index';
import { lectureTypeCopy, lectureCopy } from '../../content/lectures';
import { pcAddresses } from '../../mobile-addresses';

/** `type` is null on the overview, which has a list of each type. */
export type LectureTypeData = { type: number | null; types: ArticleType[] | null; lists: CollegeArticlePage[] };

export function titleOf({ type, lists }: LectureTypeData): readonly string[] {
  return type ? [lists[0]?.type?.name ?? lectureCopy.kicker] : lectureOverviewCopy.title;
}

export function introOf({ type }: LectureTypeData): string {
  return type ? (lectureTypeCopy[type]?.text ?? '') : lectureOverviewCopy.text;
}

export const handle: PageHandle<LectureTypeData> = {
  layout: 'default',
  device: 'mobile',
  query: ['type', 'page'],
  head: (data, { site }) => {
    const page = data.lists[0]?.pageIndex ?? 1;
    const text = (data.type && lectureTypeCopy[data.type]) || lectureOverviewCopy.head;
    const path = data.type ? `${pcAddresses.lectureTypes}/${data.type}` : pcAddresses.lectureTypes;
    return {
      title: `${withPage(text.title, page)}-${site.brand}`,
      description: listDescription(text.description, {
        name: `手机讲堂${titleOf(data).join('')}`,
        pageIndex: page,
        items: data.lists.flatMap(({ list }) => list),
      }),
      keywords: [...titleOf(data), ...lectureIndexCopy.head.keywords.slice(0, 3)],
      canonical: pageCanonical(path, page),
    };
  },
};
