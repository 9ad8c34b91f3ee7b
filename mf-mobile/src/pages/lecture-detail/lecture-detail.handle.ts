import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import type { PageHandle } from '@site/shared/page/page-handle';
import { readingHead } from '../../components/reading/reading-head-data';
import { lectureHomeAddress, pcAddresses } from '../../mobile-addresses';

export const handle: PageHandle<{ lecture: WithoutText<CollegeArticle>; html: string }> = {
  served: ['html'],
  layout: 'default',
  footer: 'compact',
  device: 'mobile',
  query: ['id'],
  middleware: [`id-or:${lectureHomeAddress}`],
  head: ({ lecture }, context) =>
    readingHead(
      {
        article: lecture,
        schemaType: 'Article',
        section: lecture.typeName,
        keywords: [lecture.typeName, '直播讲堂', '企业直播'],
        canonical: pcAddresses.lecture(lecture.id),
      },
      context,
    ),
};
