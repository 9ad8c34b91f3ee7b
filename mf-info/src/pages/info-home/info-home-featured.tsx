import type { TopicSummary } from '@site/shared/contract/info';
import { Clauses } from '@site/shared/ui/clauses';
import { Cover } from '@site/drawings/covers/cover';
import { Link } from 'react-router-dom';
import { infoHomeCopy } from '../../content/info-home';
import { topicAddress } from '../../info-addresses';
import styles from './info-home-featured.module.css';

/** The editors' picks, one of each of five subjects; on narrow screens a row to scroll. */
export function InfoHomeFeatured({ topics }: { topics: readonly TopicSummary[] | null }) {
  if (!topics?.length) return null;

  return (
    <section className={styles.featured}>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{infoHomeCopy.featured}</h2>
        <ul className={styles.row}>
          {topics.map((topic) => (
            <li key={topic.id} className={styles.card}>
              <Cover cover={topic.cover} seed={topic.id} picture={topic.picture} square />
              <div className={styles.text}>
                <p className={styles.category}>{topic.categoryName}</p>
                <h3 className={styles.title}>
                  <Link className={styles.link} to={topicAddress(topic.id)}>
                    <Clauses text={topic.title} />
                  </Link>
                </h3>
                <p className={styles.minutes}>{topic.minutes} 分钟读完</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
