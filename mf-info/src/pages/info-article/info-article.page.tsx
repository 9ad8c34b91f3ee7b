import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList, AnchorRail } from '@site/shared/ui/article-anchors';
import { ArticleEnd } from '@site/shared/ui/article-end';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ArticleHead } from '../../components/article-head';
import { HotList } from '../../components/hot-list';
import { PortalHeader } from '../../components/portal-header';
import { topicAddress } from '../../info-addresses';
import { infoArticleCopy } from '../../content/info-article';
import { infoService } from '../../info-service';
import { crumbsOf } from './info-article.handle';
import styles from './info-article.module.css';
import { InfoArticleRelated } from './info-article-related';
import { InfoArticleTags } from './info-article-tags';

export { handle } from './info-article.handle';

const hotSize = 6;

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Information article') ?? notFound('Information article without an id');
  const [topic, hot] = await Promise.all([infoService.topic(id), infoService.hotBlock(hotSize)]);
  return { topic, hot };
}

/** An article: anchors on the left, the text, popular articles on the right. */
export function Component() {
  const { topic, hot } = useLoaderData<typeof loader>();

  return (
    <>
      <PortalHeader tab="all" own={false} />
      <div className={styles.columns}>
        <div className={styles.anchors}>
          <AnchorRail className={styles.rail} headings={topic.headings} />
        </div>
        <article className={styles.article}>
          <ArticleHead crumbs={crumbsOf(topic)} article={topic} />
          <AnchorList className={styles.anchorList} headings={topic.headings} />
          <div className={styles.body}>
            <Prose html={topic.html} />
          </div>
          <ArticleEnd trial={infoArticleCopy.trial}>
            <InfoArticleTags tags={topic.tags} />
          </ArticleEnd>
          <Neighbours prev={topic.prev} next={topic.next} address={topicAddress} />
        </article>
        <aside className={styles.hot}>
          <HotList topics={hot?.filter(({ id }) => id !== topic.id).slice(0, hotSize - 1) ?? null} />
        </aside>
      </div>
      <InfoArticleRelated topics={topic.related} />
    </>
  );
}
