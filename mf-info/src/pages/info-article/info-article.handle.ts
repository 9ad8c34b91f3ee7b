import type { WithoutText } from '@site/shared/page/article-text';
import { articleDescription } from '@site/shared/page/description';
import type { Topic } from '@site/shared/contract/info';
import type { HeadContext, PageHandle } from '@site/shared/page/page-handle';
import { portalCopy } from '../../content/portal';
import { categoryAddress, portalAddress, topicAddress } from '../../info-addresses';

type Article = WithoutText<Omit<Topic, 'related'>>;

/** Breadcrumb from the home page to the article's title. */
export function crumbsOf(topic: Article) {
  return [
    { name: '首页', link: '/' },
    { name: portalCopy.name, link: portalAddress },
    { name: topic.categoryName, link: categoryAddress(topic.category) },
    { name: topic.title, link: topicAddress(topic.id) },
  ];
}

function articleData(topic: Article, { site }: HeadContext) {
  const publisher = { '@type': 'Organization', name: site.brand, url: `${site.origin}/` };
  return {
    '@type': 'Article',
    headline: topic.title,
    description: topic.summary,
    articleSection: topic.categoryName,
    keywords: topic.tags.map(({ name }) => name).join(','),
    datePublished: topic.published,
    dateModified: topic.updated,
    author: { '@type': 'Organization', name: `${site.brand}${topic.author}` },
    publisher,
    mainEntityOfPage: `${site.origin}${topicAddress(topic.id)}`,
  };
}

export const handle: PageHandle<{ topic: Article; html: string }> = {
  served: ['html'],
  layout: 'default',
  footer: 'compact',
  header: 'solid',
  head: ({ topic }, context) => ({
    title: `${topic.title}_${topic.categoryName}-${context.site.brand}`,
    description: articleDescription(topic.summary, topic.headings),
    keywords: topic.tags.map(({ name }) => name),
    breadcrumb: crumbsOf(topic),
    published: topic.published,
    updated: topic.updated,
    jsonLd: [articleData(topic, context)],
  }),
};
