import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { ForgetProgress } from '../../components/forget-progress';
import { lectureIndexCopy } from '../../content/lecture-index';
import type { Course } from './lecture-index.course';
import styles from './lecture-index-college.module.css';
import { LectureIndexCourse } from './lecture-index-course';
import { LectureIndexLead } from './lecture-index-lead';

type LectureIndexCollegeProps = { courses: readonly Course[]; first: CollegeArticleSummary | undefined };

/** The college: one lecture to begin with, and every course with its lectures. */
export function LectureIndexCollege({ courses, first }: LectureIndexCollegeProps) {
  return (
    <>
      {first && <LectureIndexLead lecture={first} label={lectureIndexCopy.begin} />}
      <section>
        <h2 className={styles.heading}>{lectureIndexCopy.courses}</h2>
        <p className={styles.text}>{lectureIndexCopy.coursesText}</p>
        <ForgetProgress />
        <ul className={styles.courses}>
          {courses.map((course) => (
            <LectureIndexCourse key={course.type.id} course={course} />
          ))}
        </ul>
      </section>
      <FirstScreenEnd />
    </>
  );
}
