import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { FactLine } from '@site/shared/ui/fact-line';
import { LectureBadge } from './lecture-badge';
import styles from './lecture-facts.module.css';

type LectureFactsProps = {
  lecture: Pick<CollegeArticleSummary, 'type' | 'typeName' | 'author' | 'published' | 'minutes'>;
  withType?: boolean;
};

/** Metadata below a title: type, author, day, reading time. */
export function LectureFacts({ lecture, withType = true }: LectureFactsProps) {
  const { type, typeName, author, published, minutes } = lecture;

  return (
    <FactLine published={published} minutes={minutes}>
      {withType && <LectureBadge type={type} name={typeName} />}
      {!withType && <span className={styles.author}>{author}</span>}
    </FactLine>
  );
}
