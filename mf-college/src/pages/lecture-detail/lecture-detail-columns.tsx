import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import { AnchorRail } from '@site/shared/ui/article-anchors';
import type { ReactNode } from 'react';
import styles from './lecture-detail-columns.module.css';
import { LectureDetailCourse } from './lecture-detail-course';
import { OutlineRail } from './lecture-detail-outline';

type LectureDetailColumnsProps = { lecture: WithoutText<CollegeArticle>; children: ReactNode };

/** The text between its course and its outline; without room for three, the course comes after it. */
export function LectureDetailColumns({ lecture, children }: LectureDetailColumnsProps) {
  const { lesson, headings } = lecture;

  return (
    <div className={lesson ? styles.columns : `${styles.columns} ${styles.alone}`}>
      <article className={styles.article}>{children}</article>
      <div className={styles.outline}>
        {lesson ? <OutlineRail outline={lesson.outline} /> : <AnchorRail headings={headings} />}
      </div>
      {lesson && (
        <div className={styles.course}>
          <LectureDetailCourse lecture={lecture} course={lesson.course} />
        </div>
      )}
    </div>
  );
}
