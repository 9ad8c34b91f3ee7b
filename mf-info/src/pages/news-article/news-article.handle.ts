import { articleDescription } from '@site/shared/page/description';
import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import type { HeadContext, PageHandle } from '@site/shared/page/page-handle';
import { newsCopy } from '../../content/news';
import { mobileNewsArticle, newsAddress, newsArticleAddress } from '../../info-addresses';

/** From the home page to the article itself. */
export function crumbsOf({ id, title }: WithoutText<CollegeArticle>) {
  return [
    { name: '首页', link: '/' },
    { name: newsCopy.name, link: newsAddress },
    { name: title, link: newsArticleAddress(id) },
  ];
}

function newsData(article: WithoutText<CollegeArticle>, { site }: HeadContext) {
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    articleSection: newsCopy.name,
    datePublished: article.published,
    dateModified: article.published,
    author: { '@type': 'Organization', name: `${site.brand}${article.author}` },
    publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
    mainEntityOfPage: `${site.origin}${newsArticleAddress(article.id)}`,
  };
}

export const handle: PageHandle<{ article: WithoutText<CollegeArticle>; html: string }> = {
  served: ['html'],
  layout: 'pc',
  footer: 'compact',
  header: 'solid',
  middleware: [`id-or:${newsAddress}`],
  head: ({ article }, context) => ({
    title: `${article.title}_${newsCopy.name}-${context.site.brand}`,
    description: articleDescription(article.summary, article.headings),
    keywords: [article.title, ...newsCopy.keywords.slice(0, 3)],
    alternate: mobileNewsArticle(article.id),
    breadcrumb: crumbsOf(article),
    published: article.published,
    jsonLd: [newsData(article, context)],
  }),
};
