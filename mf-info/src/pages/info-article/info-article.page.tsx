import type { Topic } from '@site/shared/contract/info';
import { pageAnchors } from '@site/shared/contract/page-anchors';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList, AnchorRail } from '@site/shared/ui/article-anchors';
import { ArticleEnd } from '@site/shared/ui/article-end';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Cover } from '@site/drawings/covers/cover';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { Prose } from '@site/shared/ui/prose';
import { preparePart } from '@site/shared/ui/served-part';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ArticleHead } from '../../components/article-head';
import { EditorialDesk } from '../../components/editorial-desk';
import { HotList } from '../../components/hot-list';
import { PortalHeader } from '../../components/portal-header';
import { topicAddress } from '../../info-addresses';
import { infoArticleCopy } from '../../content/info-article';
import { infoService } from '../../info-service';
import { linkOf } from '../../topic-link';
import { crumbsOf } from './info-article.handle';
import styles from './info-article.module.css';
import { InfoArticleChecklist } from './info-article-checklist';
import { InfoArticleGuide } from './info-article-guide';
import { InfoArticleRelated, relatedOf } from './info-article-related';
import { InfoArticleSources } from './info-article-sources';
import { InfoArticleTags } from './info-article-tags';

export { handle } from './info-article.handle';

const hotSize = 6;

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Information article') ?? notFound('Information article without an id');
  preparePart(Cover);
  const [{ html, ...topic }, hot] = await Promise.all([infoService.topic(id), infoService.hotBlock(hotSize)]);
  const links = hot?.filter((one) => one.id !== id).map(linkOf);
  return { topic: { ...topic, related: relatedOf(topic.related) }, html, hot: links?.slice(0, hotSize - 1) ?? null };
}

/** The headings of the text, and the checklist after them. */
function headingsOf({ headings, checklist }: Pick<Topic, 'headings' | 'checklist'>): Topic['headings'] {
  return checklist
    ? [...headings, { id: pageAnchors.checklist, level: 2, text: infoArticleCopy.checklistName }]
    : headings;
}

/** An article: anchors on the left, the text, popular articles on the right. */
export function Component() {
  const { topic, html, hot } = useLoaderData<typeof loader>();
  const headings = headingsOf(topic);

  return (
    <>
      <div className={styles.masthead}>
        <PortalHeader tab="all" own={false} />
      </div>
      <div className={styles.columns}>
        <div className={styles.anchors}>
          <AnchorRail className={styles.rail} headings={headings} />
        </div>
        <article className={styles.article}>
          <ArticleHead crumbs={crumbsOf(topic)} article={topic} />
          <div className={styles.cover}>
            <Cover cover={topic.cover} seed={topic.id} size="large" />
          </div>
          <AnchorList className={styles.anchorList} headings={headings} />
          <div className={styles.body}>
            <Prose html={html} />
          </div>
          <FirstScreenEnd />
          {topic.checklist && <InfoArticleChecklist checklist={topic.checklist} id={topic.id} />}
          <InfoArticleGuide topic={topic} />
          <InfoArticleSources sources={topic.sources} />
          <ArticleEnd trial={infoArticleCopy.trial}>
            <EditorialDesk author={topic.author} updated={topic.updated} />
            <InfoArticleTags tags={topic.tags} />
          </ArticleEnd>
          <Neighbours prev={topic.prev} next={topic.next} address={topicAddress} />
        </article>
        <aside className={styles.hot}>
          <HotList topics={hot} />
        </aside>
      </div>
      <InfoArticleRelated topics={topic.related} />
    </>
  );
}
