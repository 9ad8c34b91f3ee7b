import type { CollegeArticlePage } from '@site/shared/contract/college';
import type { PageHandle } from '@site/shared/page/page-handle';
import { collegeAddress, collegeTypeAddress, mobileCollege } from '../../college-addresses';
import { collegeCrumbs } from '../../components/college-crumbs';
import { pageCanonical, withPage } from '@site/shared/page/list-pages';
import { collegeWords, typeWords } from '../../content/college-words';

type LectureType = CollegeArticlePage['type'];

export function headingOf(type: LectureType): string {
  return type?.name ?? collegeWords.heading;
}

export function wordsOf(type: LectureType): string {
  return type ? (typeWords[type.id]?.words ?? collegeWords.words) : collegeWords.words;
}

export function crumbsOf(type: LectureType) {
  return type ? collegeCrumbs({ name: type.name, link: collegeTypeAddress(type.id) }) : collegeCrumbs();
}

function describe({ type, list }: CollegeArticlePage): string {
  if (!type) return collegeWords.description;
  const newest = list.slice(0, 3).map(({ title }) => title);
  return `${wordsOf(type)}${newest.length > 0 ? `近期课时：${newest.join('、')}。` : ''}`;
}

export const handle: PageHandle<{ lectures: CollegeArticlePage }> = {
  layout: 'pc',
  header: 'solid',
  query: ['page'],
  head: ({ lectures }, { site }) => {
    const { type, pageIndex } = lectures;
    const path = type ? collegeTypeAddress(type.id) : collegeAddress;
    return {
      title: `${withPage(type ? `${type.name}_${collegeWords.typeTitle}` : collegeWords.title, pageIndex)}-${site.brand}`,
      description: describe(lectures),
      keywords: type ? [type.name, ...collegeWords.keywords.slice(0, 3)] : collegeWords.keywords,
      canonical: pageCanonical(path, pageIndex),
      breadcrumb: crumbsOf(type),
      // The phone page has no pages of its own, and a partner must be one to one.
      ...(pageIndex === 1 && { alternate: type ? `${mobileCollege}?id=${type.id}` : mobileCollege }),
    };
  },
};
