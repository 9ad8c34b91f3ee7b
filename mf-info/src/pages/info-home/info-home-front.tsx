import type { TopicSummary } from '@site/shared/contract/info';
import { EmptyState } from '@site/shared/ui/empty-state';
import { Link } from 'react-router-dom';
import { TopicFacts } from '../../components/topic-facts';
import { TopicPoster } from '../../components/topic-poster';
import { portalWords } from '../../content/portal-words';
import { topicAddress } from '../../info-addresses';
import styles from './info-home-front.module.css';

function Lead({ topic }: { topic: TopicSummary }) {
  return (
    <article className={styles.lead}>
      <TopicPoster topic={topic} />
      <h2 className={styles.leadTitle}>
        <Link className={styles.link} to={topicAddress(topic.id)}>
          {topic.title}
        </Link>
      </h2>
      <p className={styles.leadSummary}>{topic.summary}</p>
      <TopicFacts topic={topic} />
    </article>
  );
}

function Newest({ topics }: { topics: readonly TopicSummary[] }) {
  return (
    <section className={styles.newest}>
      <h2 className={styles.heading}>{portalWords.newest}</h2>
      <ul>
        {topics.map((topic) => (
          <li key={topic.id} className={styles.entry}>
            <h3 className={styles.title}>
              <Link className={styles.link} to={topicAddress(topic.id)}>
                {topic.title}
              </Link>
            </h3>
            <p className={styles.summary}>{topic.summary}</p>
            <TopicFacts topic={topic} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest article large, the four before it beside it. */
export function InfoHomeFront({ topics }: { topics: readonly TopicSummary[] }) {
  const [lead, ...others] = topics;
  if (!lead) return <EmptyState words="文章正在整理，先去帮助中心看看" />;

  return (
    <div className={styles.front}>
      <Lead topic={lead} />
      {others.length > 0 && <Newest topics={others} />}
    </div>
  );
}
