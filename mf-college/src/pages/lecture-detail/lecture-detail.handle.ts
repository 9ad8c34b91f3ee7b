import { articleDescription } from '@site/shared/page/description';
import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import type { HeadContext, PageHandle } from '@site/shared/page/page-handle';
import { collegeAddress, lectureAddress, mobileLecture, typeAddress } from '../../college-addresses';
import { collegeCrumbs } from '../../components/college-crumbs';

/** From the home page to the lecture itself. */
export function crumbsOf({ id, title, type, typeName }: WithoutText<CollegeArticle>) {
  return collegeCrumbs({ name: typeName, link: typeAddress(type) }, { name: title, link: lectureAddress(id) });
}

function articleData(lecture: WithoutText<CollegeArticle>, { site }: HeadContext) {
  return {
    '@type': 'Article',
    headline: lecture.title,
    description: lecture.summary,
    abstract: lecture.points.join('；'),
    articleSection: lecture.typeName,
    datePublished: lecture.published,
    dateModified: lecture.published,
    author: { '@type': 'Organization', name: `${site.brand}${lecture.author}` },
    publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
    mainEntityOfPage: `${site.origin}${lectureAddress(lecture.id)}`,
  };
}

export const handle: PageHandle<{ lecture: WithoutText<CollegeArticle>; html: string }> = {
  served: ['html'],
  layout: 'pc',
  footer: 'compact',
  header: 'solid',
  middleware: [`id-or:${collegeAddress}`],
  head: ({ lecture }, context) => ({
    title: `${lecture.title}_${lecture.typeName}-${context.site.brand}`,
    description: articleDescription(
      lecture.summary,
      lecture.headings,
      `出自讲堂“${lecture.typeName}”，约 ${lecture.minutes} 分钟读完。`,
    ),
    keywords: [lecture.typeName, '直播讲堂', '企业直播'],
    alternate: mobileLecture(lecture.id),
    breadcrumb: crumbsOf(lecture),
    published: lecture.published,
    jsonLd: [articleData(lecture, context)],
  }),
};
