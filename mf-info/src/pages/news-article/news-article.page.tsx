import { companyNewsType } from '@site/shared/contract/content-ids';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList, AnchorRail } from '@site/shared/ui/article-anchors';
import { ArticleEnd } from '@site/shared/ui/article-end';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { ArticleHead } from '../../components/article-head';
import { EditorialDesk } from '../../components/editorial-desk';
import { newsArticleCopy } from '../../content/news-article';
import { lectureAddress, newsArticleAddress } from '../../info-addresses';
import { newsService } from '../../news-service';
import { crumbsOf } from './news-article.handle';
import styles from './news-article.module.css';
import { NewsArticleRecent } from './news-article-recent';

export { handle } from './news-article.handle';

/** Beside the article stand this many others; one more is requested, since it may be this one. */
const recentSize = 5;

/** A lecture has a page of its own. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Company news') ?? notFound('Company news without an id');
  const [{ html, ...article }, newest] = await Promise.all([
    newsService.article(id),
    newsService.newestBlock(recentSize + 1),
  ]);
  if (article.type !== companyNewsType) throw redirect(lectureAddress(id));
  return { article, html, recent: newest?.filter((other) => other.id !== id).slice(0, recentSize) ?? [] };
}

/** A piece of news: the text on the left, its headings and other news on the right. */
export function Component() {
  const { article, html, recent } = useLoaderData<typeof loader>();

  return (
    <div className={styles.columns}>
      <article className={styles.article}>
        <ArticleHead crumbs={crumbsOf(article)} article={article} />
        <AnchorList className={styles.anchorList} headings={article.headings} />
        <div className={styles.body}>
          <Prose html={html} />
        </div>
        <ArticleEnd trial={newsArticleCopy.trial}>
          <EditorialDesk author={article.author} updated={article.published} />
        </ArticleEnd>
        <Neighbours prev={article.prev} next={article.next} address={newsArticleAddress} />
      </article>
      <aside className={styles.aside}>
        <div className={styles.anchors}>
          <AnchorRail headings={article.headings} />
        </div>
        <NewsArticleRecent news={recent} />
      </aside>
    </div>
  );
}
