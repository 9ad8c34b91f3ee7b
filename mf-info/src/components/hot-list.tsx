import type { ContentLink } from '@site/shared/contract/common';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { MoreLink } from '@site/shared/ui/more-link';
import { portalCopy } from '../content/portal';
import { hotAddress, topicAddress } from '../info-addresses';
import styles from './hot-list.module.css';
import { SideLink } from './side-link';

/** The most read articles, numbered; `null` when the call failed, and then there is no list. */
export function HotList({ topics }: { topics: readonly ContentLink[] | null }) {
  if (!topics?.length) return null;

  return (
    <section>
      <h2 className={styles.heading}>{portalCopy.hot}</h2>
      <ol className={styles.list}>
        {topics.map((topic) => (
          <li key={topic.id} className={styles.entry}>
            <SideLink to={topicAddress(topic.id)}>
              <ClauseTitle>{topic.title}</ClauseTitle>
            </SideLink>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{portalCopy.hotNote}</p>
      <MoreLink to={hotAddress}>{portalCopy.hotMore}</MoreLink>
    </section>
  );
}
