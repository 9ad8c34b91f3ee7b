import type { Paged } from '@site/shared/contract/common';
import type { TopicSummary } from '@site/shared/contract/info';
import { Link } from 'react-router-dom';
import { TopicFacts } from '../../components/topic-facts';
import { hotWords } from '../../content/portal-words';
import { topicAddress } from '../../info-addresses';
import styles from './info-hot-ranking.module.css';

const grouped = new Intl.NumberFormat('zh-CN');

/** Ranks go on over the pages: the second page begins at 11. */
export function InfoHotRanking({ hot }: { hot: Paged<TopicSummary> }) {
  const first = (hot.pageIndex - 1) * hot.pageSize + 1;

  return (
    <ol className={styles.ranking} start={first} aria-label={hotWords.list}>
      {hot.list.map((topic, index) => (
        <li key={topic.id} className={styles.entry}>
          <span className={first + index <= 3 ? `${styles.rank} ${styles.top}` : styles.rank} aria-hidden="true">
            {first + index}
          </span>
          <div>
            <h2 className={styles.title}>
              <Link className={styles.link} to={topicAddress(topic.id)}>
                {topic.title}
              </Link>
            </h2>
            <p className={styles.summary}>{topic.summary}</p>
            <TopicFacts topic={topic} />
          </div>
          <p className={styles.views}>
            <span className={styles.count}>{grouped.format(topic.views)}</span> 次阅读
          </p>
        </li>
      ))}
    </ol>
  );
}
