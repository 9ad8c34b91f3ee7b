import { Link } from 'react-router-dom';
import { lectureAddress, typeAddress } from '../../college-addresses';
import { CourseProgress } from '../../components/course-progress';
import { LectureMark } from '../../components/lecture-mark';
import { LectureSign } from '../../components/lecture-sign';
import { typeCopy } from '../../content/college';
import { lectureIndexCopy } from '../../content/lecture-index';
import type { Course } from './lecture-index.course';
import styles from './lecture-index-course.module.css';

/** A course: its sign, what one can do after it, its lectures in order and how far one is. */
export function LectureIndexCourse({ course: { type, lectures, whole } }: { course: Course }) {
  const copy = typeCopy[type.id];

  return (
    <li className={styles.course}>
      <div className={styles.head}>
        <LectureSign type={type.id} size="large" />
        <div>
          <h3 className={styles.name}>
            <Link to={typeAddress(type.id)}>{type.name}</Link>
          </h3>
          <p className={styles.text}>{copy?.text}</p>
        </div>
      </div>
      <p className={styles.label}>{lectureIndexCopy.gains}</p>
      <ul className={styles.gains}>
        {copy?.gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <ol className={styles.lectures}>
        {lectures.map(({ id, title, minutes, order }) => (
          <li key={id}>
            <Link className={styles.lecture} to={lectureAddress(id)}>
              <LectureMark id={id} order={order} />
              <span className={styles.title}>{title}</span>
              <span className={styles.minutes}>{minutes} 分钟</span>
            </Link>
          </li>
        ))}
      </ol>
      {whole && <CourseProgress course={lectures} />}
    </li>
  );
}
