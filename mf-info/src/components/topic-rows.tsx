import type { TopicSummary } from '@site/shared/contract/info';
import { Cover } from '@site/drawings/covers/cover';
import { ListRow } from './list-row';
import { topicAddress } from '../info-addresses';
import { TopicFacts } from './topic-facts';
import styles from './topic-rows.module.css';

type TopicRowsProps = {
  topics: readonly TopicSummary[];
  withCategory?: boolean;
  heading?: 'h2' | 'h3';
};

/** Rows in the first view. */
const inView = 2;

/** Articles as rows: text on the left, drawing on the right. */
export function TopicRows({ topics, withCategory = true, heading = 'h2' }: TopicRowsProps) {
  return (
    <ul>
      {topics.map((topic, index) => (
        <ListRow
          key={topic.id}
          className={styles.row}
          to={topicAddress(topic.id)}
          title={topic.title}
          heading={heading}
          summary={topic.summary}
          after={
            <div className={styles.picture}>
              <Cover cover={topic.cover} seed={topic.id} picture={index < inView ? undefined : topic.picture} />
            </div>
          }
        >
          <TopicFacts topic={topic} withCategory={withCategory} />
        </ListRow>
      ))}
    </ul>
  );
}
