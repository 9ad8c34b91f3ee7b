import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import { lectureAddress } from '../college-addresses';
import styles from './lecture-cards.module.css';
import { LectureFacts } from './lecture-facts';

type LectureCardsProps = {
  lectures: readonly CollegeArticleSummary[];
  withType?: boolean;
  heading?: 'h2' | 'h3';
  /** Below the title; left out where the row should stay low. */
  withSummary?: boolean;
};

/** Lectures three in a row. */
export function LectureCards({
  lectures,
  withType = true,
  heading: Heading = 'h2',
  withSummary = true,
}: LectureCardsProps) {
  return (
    <ul className={styles.cards}>
      {lectures.map((lecture) => (
        <li key={lecture.id} className={styles.card}>
          <Poster scene={lecture.scene} seed={lecture.id} />
          <div>
            <Heading className={styles.title}>
              <Link className={styles.link} to={lectureAddress(lecture.id)}>
                {lecture.title}
              </Link>
            </Heading>
            {withSummary && <p className={styles.summary}>{lecture.summary}</p>}
            <LectureFacts lecture={lecture} withType={withType} />
          </div>
        </li>
      ))}
    </ul>
  );
}
