import type { CollegeArticlePage } from '@site/shared/contract/college';
import { ForgetProgress } from '../../components/forget-progress';
import { beginWith, lectureIndexCopy } from '../../content/lecture-index';
import styles from './lecture-index-college.module.css';
import { LectureIndexCourse } from './lecture-index-course';
import { LectureIndexLead } from './lecture-index-lead';

/** The college: one lecture to begin with, and every course with its lectures. */
export function LectureIndexCollege({ courses }: { courses: readonly CollegeArticlePage[] }) {
  const first = courses.find(({ type }) => type?.id === beginWith)?.list[0];

  return (
    <>
      {first && <LectureIndexLead lecture={first} label={lectureIndexCopy.begin} />}
      <section>
        <h2 className={styles.heading}>{lectureIndexCopy.courses}</h2>
        <p className={styles.text}>{lectureIndexCopy.coursesText}</p>
        <ForgetProgress />
        <ul className={styles.courses}>
          {courses.map((lectures) => (
            <LectureIndexCourse key={lectures.type?.id} lectures={lectures} />
          ))}
        </ul>
      </section>
    </>
  );
}
