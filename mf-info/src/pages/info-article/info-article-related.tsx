import type { TopicSummary } from '@site/shared/contract/info';
import { Link } from 'react-router-dom';
import { TopicFacts } from '../../components/topic-facts';
import { TopicPoster } from '../../components/topic-poster';
import { articleWords } from '../../content/portal-words';
import { topicAddress } from '../../info-addresses';
import styles from './info-article-related.module.css';

/** One row on wide screens, two on narrow ones. */
const shown = 4;

/** Articles that share tags with this one. */
export function InfoArticleRelated({ topics }: { topics: readonly TopicSummary[] }) {
  if (topics.length === 0) return null;

  return (
    <section className={styles.related}>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{articleWords.related}</h2>
        <ul className={styles.cards}>
          {topics.slice(0, shown).map((topic) => (
            <li key={topic.id} className={styles.card}>
              <TopicPoster topic={topic} />
              <div>
                <h3 className={styles.title}>
                  <Link className={styles.link} to={topicAddress(topic.id)}>
                    {topic.title}
                  </Link>
                </h3>
                <TopicFacts topic={topic} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
