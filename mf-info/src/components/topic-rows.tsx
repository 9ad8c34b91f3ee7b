import type { TopicSummary } from '@site/shared/contract/info';
import { Link } from 'react-router-dom';
import { topicAddress } from '../info-addresses';
import { TopicFacts } from './topic-facts';
import { TopicPoster } from './topic-poster';
import styles from './topic-rows.module.css';

type TopicRowsProps = {
  topics: readonly TopicSummary[];
  withCategory?: boolean;
  heading?: 'h2' | 'h3';
};

/** Articles one below the other: what it says on the left, its drawing on the right. */
export function TopicRows({ topics, withCategory = true, heading: Heading = 'h2' }: TopicRowsProps) {
  return (
    <ul className={styles.rows}>
      {topics.map((topic) => (
        <li key={topic.id} className={styles.row}>
          <div className={styles.words}>
            <Heading className={styles.title}>
              <Link className={styles.link} to={topicAddress(topic.id)}>
                {topic.title}
              </Link>
            </Heading>
            <p className={styles.summary}>{topic.summary}</p>
            <TopicFacts topic={topic} withCategory={withCategory} />
          </div>
          <div className={styles.picture}>
            <TopicPoster topic={topic} />
          </div>
        </li>
      ))}
    </ul>
  );
}
