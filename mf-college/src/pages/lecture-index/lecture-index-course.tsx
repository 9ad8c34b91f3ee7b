import type { CollegeArticlePage } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { lectureAddress, typeAddress } from '../../college-addresses';
import { CourseProgress } from '../../components/course-progress';
import { LectureMark } from '../../components/lecture-mark';
import { LectureSign } from '../../components/lecture-sign';
import { typeCopy } from '../../content/college';
import { lectureIndexCopy } from '../../content/lecture-index';
import styles from './lecture-index-course.module.css';

/** A course: its sign, what one can do after it, its lectures in order and how far one is. */
export function LectureIndexCourse({ lectures }: { lectures: CollegeArticlePage }) {
  const { type, list, pageSize, total } = lectures;
  if (!type || list.length === 0) return null;
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
        {list.map(({ id, title, minutes, order }, index) => (
          <li key={id}>
            <Link className={styles.lecture} to={lectureAddress(id)}>
              <LectureMark id={id} order={order ?? index + 1} />
              <span className={styles.title}>{title}</span>
              <span className={styles.minutes}>{minutes} 分钟</span>
            </Link>
          </li>
        ))}
      </ol>
      {total <= pageSize && <CourseProgress course={list} />}
    </li>
  );
}
