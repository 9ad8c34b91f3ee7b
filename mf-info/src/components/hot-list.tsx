import type { TopicSummary } from '@site/shared/contract/info';
import { MoreLink } from '@site/shared/ui/more-link';
import { Link } from 'react-router-dom';
import { portalWords } from '../content/portal-words';
import { hotAddress, topicAddress } from '../info-addresses';
import styles from './hot-list.module.css';

/** The most read articles, numbered; `null` when the call failed, and then there is no list. */
export function HotList({ topics }: { topics: readonly TopicSummary[] | null }) {
  if (!topics?.length) return null;

  return (
    <section className={styles.hot}>
      <h2 className={styles.heading}>{portalWords.hot}</h2>
      <ol className={styles.list}>
        {topics.map((topic) => (
          <li key={topic.id} className={styles.entry}>
            <Link className={styles.link} to={topicAddress(topic.id)}>
              {topic.title}
            </Link>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{portalWords.hotNote}</p>
      <MoreLink to={hotAddress}>{portalWords.hotMore}</MoreLink>
    </section>
  );
}
