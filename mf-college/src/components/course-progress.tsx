import { MoreLink } from '@site/shared/ui/more-link';
import { lectureAddress } from '../college-addresses';
import { coursePlace } from './course-place';
import styles from './course-progress.module.css';
import { useLearnt } from './use-learnt';

/** How far this device's visitor is in a course, and the way on; the line is of one height at every state. */
export function CourseProgress({ course }: { course: readonly { id: number }[] }) {
  const { text, way, next } = coursePlace(course, useLearnt());
  const lecture = course[next];
  if (!lecture) return null;

  return (
    <p className={styles.progress}>
      <span className={styles.text}>{text}</span>
      <MoreLink to={lectureAddress(lecture.id)}>{way}</MoreLink>
    </p>
  );
}
