import type { CollegeArticle, CollegeArticleSummary } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import { AnchorList } from '@site/shared/ui/article-anchors';
import { Prose } from '@site/shared/ui/prose';
import { Section } from '@site/shared/ui/section';
import { NewsRows } from '../../components/reading/news-rows';
import { ReadingEnd } from '../../components/reading/reading-end';
import { ReadingHead } from '../../components/reading/reading-head';
import page from '../../components/reading/reading-page.module.css';
import { newsCopy } from '../../content/news-article';
import { newsAddress, newsListAddress } from '../../mobile-addresses';

type NewsArticleReadingProps = {
  article: WithoutText<CollegeArticle>;
  html: string;
  others: readonly CollegeArticleSummary[];
};

/** A piece of news on phones, with other news below. */
export function NewsArticleReading({ article, html, others }: NewsArticleReadingProps) {
  const { headings, prev, next } = article;

  return (
    <>
      <article className={page.article}>
        <ReadingHead back={{ name: newsCopy.name, link: newsListAddress }} article={article} />
        <AnchorList className={page.anchors} headings={headings} />
        <div className={page.body}>
          <Prose html={html} />
        </div>
        <ReadingEnd prev={prev} next={next} address={newsAddress} trial={newsCopy.trial} />
      </article>
      {others.length > 0 && (
        <Section title={newsCopy.others} ground="tint">
          <NewsRows news={others} heading="h3" withSummary={false} />
        </Section>
      )}
    </>
  );
}
