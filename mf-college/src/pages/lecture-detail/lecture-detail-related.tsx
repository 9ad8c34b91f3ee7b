import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { LectureCards } from '../../components/lecture-cards';
import { detailWords } from '../../content/college-words';
import styles from './lecture-detail-related.module.css';

/** One row of cards. */
const shown = 3;

/** Lectures of the same type. */
export function LectureDetailRelated({ lectures }: { lectures: readonly CollegeArticleSummary[] }) {
  if (lectures.length === 0) return null;

  return (
    <section className={styles.related}>
      <div className={styles.inner}>
        <h2 className={styles.heading}>{detailWords.related}</h2>
        <LectureCards lectures={lectures.slice(0, shown)} heading="h3" withSummary={false} />
      </div>
    </section>
  );
}
