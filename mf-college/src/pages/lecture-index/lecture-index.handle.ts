import { listDescription } from '@site/shared/page/description';
import { leastListed } from '@site/shared/contract/content-ids';
import type { CollegeArticlePage } from '@site/shared/contract/college';
import type { PageHandle } from '@site/shared/page/page-handle';
import { collegeAddress, collegeTypeAddress, mobileCollege } from '../../college-addresses';
import { collegeCrumbs } from '../../components/college-crumbs';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { typeCopy } from '../../content/college';
import { lectureIndexCopy } from '../../content/lecture-index';

type LectureType = CollegeArticlePage['type'];

export function headingOf(type: LectureType): string {
  return type?.name ?? lectureIndexCopy.heading;
}

export function introOf(type: LectureType): string {
  return type ? (typeCopy[type.id]?.text ?? lectureIndexCopy.text) : lectureIndexCopy.text;
}

export function crumbsOf(type: LectureType) {
  return type ? collegeCrumbs({ name: type.name, link: collegeTypeAddress(type.id) }) : collegeCrumbs();
}

export const handle: PageHandle<{ lectures: CollegeArticlePage }> = {
  layout: 'pc',
  header: 'solid',
  query: ['page'],
  head: ({ lectures }, { site }) => {
    const { type, pageIndex } = lectures;
    const path = type ? collegeTypeAddress(type.id) : collegeAddress;
    return {
      title: `${withPage(type ? `${type.name}_${lectureIndexCopy.typeTitle}` : lectureIndexCopy.title, pageIndex)}-${site.brand}`,
      description: listDescription(type ? introOf(type) : lectureIndexCopy.description, {
        name: headingOf(type),
        pageIndex,
        items: lectures.list,
        more: lectureIndexCopy.text,
      }),
      keywords: type ? [type.name, ...lectureIndexCopy.keywords.slice(0, 3)] : lectureIndexCopy.keywords,
      canonical: pageCanonical(path, pageIndex),
      breadcrumb: crumbsOf(type),
      noindex: lectures.total < leastListed,
      // The phone page has no pages of its own, and a counterpart must be one to one.
      ...(pageIndex === 1 && { alternate: type ? `${mobileCollege}?id=${type.id}` : mobileCollege }),
    };
  },
};
