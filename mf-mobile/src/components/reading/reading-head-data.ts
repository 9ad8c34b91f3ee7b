import { articleDescription } from '@site/shared/page/description';
import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import type { HeadContext, PageHead } from '@site/shared/page/page-handle';

type Reading = {
  article: WithoutText<CollegeArticle>;
  schemaType: 'Article' | 'NewsArticle';
  /** Name of the list that the article belongs to. */
  section: string;
  keywords: readonly string[];
  canonical: string;
};

/** Metadata of an article on phones: that of its desktop counterpart, which is canonical. */
export function readingHead(reading: Reading, { site }: HeadContext): PageHead {
  const { article, schemaType, section, keywords, canonical } = reading;
  return {
    title: `${article.title}_${section}手机版-${site.brand}`,
    description: articleDescription(`手机阅读版，约 ${article.minutes} 分钟：${article.summary}`, article.headings),
    keywords,
    canonical,
    published: article.published,
    jsonLd: [
      {
        '@type': schemaType,
        headline: article.title,
        description: article.summary,
        articleSection: section,
        datePublished: article.published,
        dateModified: article.published,
        author: { '@type': 'Organization', name: `${site.brand}${article.author}` },
        publisher: { '@type': 'Organization', name: site.brand, url: `${site.origin}/` },
        mainEntityOfPage: `${site.origin}${canonical}`,
      },
    ],
  };
}
