import type { TopicSummary } from '@site/shared/contract/info';
import { Cover } from '@site/drawings/covers/cover';
import { EmptyState } from '@site/shared/ui/empty-state';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { TopicFacts } from '../../components/topic-facts';
import { infoHomeCopy } from '../../content/info-home';
import { topicAddress } from '../../info-addresses';
import styles from './info-home-front.module.css';

function Lead({ topic }: { topic: TopicSummary }) {
  return (
    <LinkBox as="article">
      <Cover cover={topic.cover} seed={topic.id} size="large" />
      <LinkTitle className={styles.leadTitle} to={topicAddress(topic.id)}>
        {topic.title}
      </LinkTitle>
      <p className={styles.leadSummary}>{topic.summary}</p>
      <TopicFacts topic={topic} />
    </LinkBox>
  );
}

function Newest({ topics }: { topics: readonly TopicSummary[] }) {
  return (
    <section className={styles.newest}>
      <h2 className={styles.heading}>{infoHomeCopy.newest}</h2>
      <ul>
        {topics.map((topic) => (
          <LinkBox key={topic.id} className={styles.entry}>
            <LinkTitle as="h3" className={styles.title} to={topicAddress(topic.id)}>
              {topic.title}
            </LinkTitle>
            <p className={styles.summary}>{topic.summary}</p>
            <TopicFacts topic={topic} />
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}

/** The newest article large, the four before it beside it. */
export function InfoHomeFront({ topics }: { topics: readonly TopicSummary[] }) {
  const [lead, ...others] = topics;
  if (!lead) return <EmptyState text="文章正在整理，先去帮助中心看看" />;

  return (
    <div className={styles.front}>
      <Lead topic={lead} />
      {others.length > 0 && <Newest topics={others} />}
    </div>
  );
}
