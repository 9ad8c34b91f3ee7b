import type { TopicSummary } from '@site/shared/contract/info';
import styles from './topic-facts.module.css';

type TopicFactsProps = {
  topic: Pick<TopicSummary, 'categoryName' | 'published' | 'minutes'>;
  /** Leaves the category out where all around are of the same. */
  withCategory?: boolean;
};

/** The quiet line below a title: category, day, reading time. */
export function TopicFacts({ topic, withCategory = true }: TopicFactsProps) {
  return (
    <p className={styles.facts}>
      {withCategory && <span className={styles.category}>{topic.categoryName}</span>}
      <time dateTime={topic.published}>{topic.published}</time>
      <span>{topic.minutes} 分钟</span>
    </p>
  );
}
