import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { FactLine } from '@site/shared/ui/fact-line';
import styles from './lecture-facts.module.css';

type LectureFactsProps = {
  lecture: Pick<CollegeArticleSummary, 'typeName' | 'author' | 'published' | 'minutes'>;
  withType?: boolean;
};

/** Metadata below a title: type, author, day, reading time. */
export function LectureFacts({ lecture, withType = true }: LectureFactsProps) {
  const { typeName, author, published, minutes } = lecture;

  return (
    <FactLine kind={withType ? typeName : undefined} published={published} minutes={minutes}>
      {!withType && <span className={styles.author}>{author}</span>}
    </FactLine>
  );
}
