import { listDescription } from '@site/shared/page/description';
import { leastListed } from '@site/shared/contract/content-ids';
import type { ArticleType, CollegeArticlePage } from '@site/shared/contract/college';
import type { PageHandle } from '@site/shared/page/page-handle';
import { mobileTypes, overviewAddress, typeAddress } from '../../college-addresses';
import { collegeCrumbs } from '../../components/college-crumbs';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { typeCopy, collegeCopy } from '../../content/college';
import { lectureIndexCopy } from '../../content/lecture-index';
import { overviewCopy } from '../../content/lecture-subitem';

/** `type` is null on the overview, which has a list of each type. */
export type SubitemData = { type: number | null; types: ArticleType[] | null; lists: CollegeArticlePage[] };

export function headingOf({ type, lists }: SubitemData): string {
  return type ? (lists[0]?.type?.name ?? collegeCopy.name) : overviewCopy.heading;
}

export function introOf({ type }: SubitemData): string {
  return type ? (typeCopy[type]?.text ?? '') : overviewCopy.text;
}

export function crumbsOf(data: SubitemData) {
  return collegeCrumbs({ name: headingOf(data), link: data.type ? typeAddress(data.type) : overviewAddress });
}

function mobileOf(type: number | null, page: number): string {
  if (!type) return mobileTypes;
  return page > 1 ? `${mobileTypes}?type=${type}&page=${page}` : `${mobileTypes}?type=${type}`;
}

export const handle: PageHandle<SubitemData> = {
  layout: 'pc',
  header: 'solid',
  query: ['page'],
  head: (data, { site }) => {
    const page = data.lists[0]?.pageIndex ?? 1;
    const text = data.type ? typeCopy[data.type] : overviewCopy;
    return {
      title: `${withPage(text?.title ?? headingOf(data), page)}-${site.brand}`,
      description: listDescription(text?.description ?? lectureIndexCopy.description, {
        name: headingOf(data),
        pageIndex: page,
        items: data.lists.flatMap(({ list }) => list),
      }),
      keywords: [headingOf(data), ...lectureIndexCopy.keywords.slice(0, 3)],
      canonical: pageCanonical(data.type ? typeAddress(data.type) : overviewAddress, page),
      breadcrumb: crumbsOf(data),
      noindex: data.lists.reduce((sum, { total }) => sum + total, 0) < leastListed,
      alternate: mobileOf(data.type, page),
    };
  },
};
