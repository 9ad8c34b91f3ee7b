import type { CollegeArticleSummary } from '@site/shared/contract/college';
import styles from './lecture-facts.module.css';

type LectureFactsProps = {
  lecture: Pick<CollegeArticleSummary, 'typeName' | 'author' | 'published' | 'minutes'>;
  withType?: boolean;
};

/** The quiet line below a title: type, author, day, reading time. */
export function LectureFacts({ lecture, withType = true }: LectureFactsProps) {
  return (
    <p className={styles.facts}>
      {withType ? (
        <span className={styles.type}>{lecture.typeName}</span>
      ) : (
        <span className={styles.author}>{lecture.author}</span>
      )}
      <time dateTime={lecture.published}>{lecture.published}</time>
      <span>{lecture.minutes} 分钟</span>
    </p>
  );
}
