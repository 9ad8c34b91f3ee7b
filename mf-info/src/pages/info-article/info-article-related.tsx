import type { TopicSummary } from '@site/shared/contract/info';
import { Cover } from '@site/drawings/covers/cover';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { RelatedBand } from '@site/shared/ui/related-band';
import { TopicFacts } from '../../components/topic-facts';
import { infoArticleCopy } from '../../content/info-article';
import { topicAddress } from '../../info-addresses';
import styles from './info-article-related.module.css';

/** One row on wide screens, two on narrow ones. */
const shown = 4;

export type RelatedTopic = Pick<
  TopicSummary,
  'id' | 'title' | 'cover' | 'picture' | 'categoryName' | 'published' | 'minutes'
>;

/** What is shown of related articles: all else would come with the page for nothing. */
export function relatedOf(topics: readonly TopicSummary[]): RelatedTopic[] {
  return topics.slice(0, shown).map(({ id, title, cover, picture, categoryName, published, minutes }) => ({
    ...{ id, title, cover, categoryName, published, minutes },
    ...(picture && { picture }),
  }));
}

/** Articles that share tags with this one. */
export function InfoArticleRelated({ topics }: { topics: readonly RelatedTopic[] }) {
  if (topics.length === 0) return null;

  return (
    <RelatedBand heading={infoArticleCopy.related}>
      <ul className={styles.cards}>
        {topics.map((topic) => (
          <LinkBox key={topic.id} className={styles.card}>
            <Cover cover={topic.cover} seed={topic.id} picture={topic.picture} />
            <div>
              <LinkTitle as="h3" className={styles.title} to={topicAddress(topic.id)}>
                {topic.title}
              </LinkTitle>
              <TopicFacts topic={topic} />
            </div>
          </LinkBox>
        ))}
      </ul>
    </RelatedBand>
  );
}
