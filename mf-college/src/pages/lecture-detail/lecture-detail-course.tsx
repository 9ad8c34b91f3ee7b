import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import type { Lesson } from '@site/shared/contract/lesson';
import { Link } from 'react-router-dom';
import { lectureAddress, typeAddress } from '../../college-addresses';
import { CourseProgress } from '../../components/course-progress';
import { LectureMark } from '../../components/lecture-mark';
import { LectureSign } from '../../components/lecture-sign';
import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail-course.module.css';

type LectureDetailCourseProps = { lecture: WithoutText<CollegeArticle>; course: Lesson['course'] };

/** All lectures of the course in order, with those that this device has learnt. */
export function LectureDetailCourse({ lecture, course }: LectureDetailCourseProps) {
  const { id: here, type, typeName } = lecture;

  return (
    <nav className={styles.course} aria-label={`${detailCopy.course}：${typeName}`}>
      <Link className={styles.name} to={typeAddress(type)}>
        <LectureSign type={type} />
        {typeName}
      </Link>
      <ol>
        {course.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              className={styles.lecture}
              to={lectureAddress(id)}
              {...(id === here && { 'aria-current': 'page' as const })}
            >
              <LectureMark id={id} order={index + 1} />
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
      <CourseProgress course={course} />
    </nav>
  );
}
