import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { lectureAddress } from '../college-addresses';
import styles from './lecture-cards.module.css';
import { LecturePicture } from './lecture-picture';
import { LectureFacts } from './lecture-facts';

type LectureCardsProps = {
  lectures: readonly CollegeArticleSummary[];
  withType?: boolean;
  heading?: 'h2' | 'h3';
  /** Below the title; omitted where the row should stay low. */
  withSummary?: boolean;
  /** How many of them stand in the first view. */
  inView?: number;
};

/** Lectures three in a row. */
export function LectureCards({
  lectures,
  withType = true,
  heading = 'h2',
  withSummary = true,
  inView = 0,
}: LectureCardsProps) {
  return (
    <ul className={styles.cards}>
      {lectures.map((lecture, index) => (
        <LinkBox key={lecture.id} className={styles.card}>
          <LecturePicture lecture={lecture} inView={index < inView} />
          <div>
            <LinkTitle as={heading} className={styles.title} to={lectureAddress(lecture.id)}>
              {lecture.title}
            </LinkTitle>
            {withSummary && <p className={styles.summary}>{lecture.summary}</p>}
            <LectureFacts lecture={lecture} withType={withType} />
          </div>
        </LinkBox>
      ))}
    </ul>
  );
}
