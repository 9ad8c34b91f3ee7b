import type { TopicSummary } from '@site/shared/contract/info';
import { ClauseTitle } from '@site/shared/ui/clause-title';
import { Cover } from '@site/drawings/covers/cover';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { ReadingTime } from '@site/shared/ui/reading-time';
import { infoHomeCopy } from '../../content/info-home';
import { topicAddress } from '../../info-addresses';
import styles from './info-home-guides.module.css';

/** The guides: one subject each, from its beginning to its end. */
export function InfoHomeGuides({ guides }: { guides: readonly TopicSummary[] | null }) {
  if (!guides?.length) return null;

  return (
    <section className={styles.guides}>
      <h2 className={styles.heading}>{infoHomeCopy.guides}</h2>
      <p className={styles.intro}>{infoHomeCopy.guidesIntro}</p>
      <ul className={styles.row}>
        {guides.map((guide) => (
          <LinkBox key={guide.id} className={styles.guide}>
            <Cover cover={guide.cover} seed={guide.id} picture={guide.picture} />
            <div className={styles.words}>
              <LinkTitle as="h3" className={styles.title} to={topicAddress(guide.id)}>
                <ClauseTitle>{guide.title}</ClauseTitle>
              </LinkTitle>
              <ReadingTime minutes={guide.minutes} />
            </div>
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}
