import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { lectureAddress } from '../../college-addresses';
import { LectureFacts } from '../../components/lecture-facts';
import { lectureIndexCopy } from '../../content/lecture-index';
import styles from './lecture-index-newest.module.css';

/** All lectures by day, without pictures: they stand in the courses already. */
export function LectureIndexNewest({ lectures }: { lectures: readonly CollegeArticleSummary[] }) {
  return (
    <section className={styles.newest}>
      <h2 className={styles.heading}>{lectureIndexCopy.newest}</h2>
      <ul className={styles.list}>
        {lectures.map((lecture) => (
          <LinkBox key={lecture.id} look="row" className={styles.row}>
            <LinkTitle as="h3" className={styles.title} to={lectureAddress(lecture.id)}>
              {lecture.title}
            </LinkTitle>
            <LectureFacts lecture={lecture} />
          </LinkBox>
        ))}
      </ul>
    </section>
  );
}
