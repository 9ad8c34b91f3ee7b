import type { Paged } from '@site/shared/contract/common';
import type { TopicSummary } from '@site/shared/contract/info';
import { grouped } from '@site/shared/page/grouped';
import { ListRow } from '../../components/list-row';
import { TopicFacts } from '../../components/topic-facts';
import { infoHotCopy } from '../../content/info-hot';
import { topicAddress } from '../../info-addresses';
import styles from './info-hot-ranking.module.css';

function Rank({ children: rank }: { children: number }) {
  return (
    <span className={rank <= 3 ? `${styles.rank} ${styles.top}` : styles.rank} aria-hidden="true">
      {rank}
    </span>
  );
}

function Views({ children: views }: { children: number }) {
  return (
    <p className={styles.views}>
      <span className={styles.count}>{grouped(views)}</span> 次阅读
    </p>
  );
}

/** Ranks go on over the pages: the second page begins at 11. */
export function InfoHotRanking({ hot }: { hot: Paged<TopicSummary> }) {
  const first = (hot.pageIndex - 1) * hot.pageSize + 1;

  return (
    <ol start={first} aria-label={infoHotCopy.list}>
      {hot.list.map((topic, index) => (
        <ListRow
          key={topic.id}
          className={styles.entry}
          to={topicAddress(topic.id)}
          title={topic.title}
          summary={topic.summary}
          before={<Rank>{first + index}</Rank>}
          after={<Views>{topic.views}</Views>}
        >
          <TopicFacts topic={topic} />
        </ListRow>
      ))}
    </ol>
  );
}
