import { articleDescription } from '@site/shared/page/description';
import type { HelpArticle } from '@site/shared/contract/help';
import type { Crumb, PageHandle } from '@site/shared/page/page-handle';
import { sectionName } from '../../content/help-section';
import { classAddress, helpCenterAddress } from '../../help-addresses';
import type { HelpDocumentData } from './help-document.loader';

/** Breadcrumb from the help centre over both classifications; the article itself is the h1 below. */
export function crumbsOf({ breadcrumb, id, title }: Pick<HelpArticle, 'breadcrumb' | 'id' | 'title'>): Crumb[] {
  const classes = breadcrumb.map((level) => ({ name: level.name, link: classAddress(level.id) }));
  return [
    { name: sectionName, link: helpCenterAddress },
    ...classes,
    { name: title, link: `/help/helpDocument/${id}` },
  ];
}

export const handle: PageHandle<HelpDocumentData> = {
  layout: 'help',
  served: ['html'],
  middleware: [`id-or:${helpCenterAddress}`],
  head: ({ article }, { site }) => ({
    title: `${article.title}_${sectionName}-${site.brand}`,
    description: articleDescription(
      article.summary,
      article.headings,
      `出自${sectionName}“${article.breadcrumb[article.breadcrumb.length - 1]?.name ?? article.title}”，附相关操作的入口。`,
    ),
    keywords: article.keywords,
    breadcrumb: crumbsOf(article),
    published: article.updated,
    updated: article.updated,
    jsonLd: [
      {
        '@type': 'TechArticle',
        headline: article.title,
        description: article.summary,
        // Articles say only when they were revised last; nobody knows of an earlier day of this text.
        datePublished: article.updated,
        dateModified: article.updated,
        inLanguage: 'zh-CN',
        author: { '@type': 'Organization', name: article.author },
        publisher: { '@type': 'Organization', name: site.brand },
      },
    ],
  }),
};
