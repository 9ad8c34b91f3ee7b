import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Poster } from '@site/shared/ui/poster';
import { Link } from 'react-router-dom';
import { lectureAddress } from '../../college-addresses';
import { LectureFacts } from '../../components/lecture-facts';
import styles from './lecture-index-lead.module.css';

/** The first lecture of the list, large. */
export function LectureIndexLead({ lecture }: { lecture: CollegeArticleSummary }) {
  return (
    <article className={styles.lead}>
      <Poster scene={lecture.scene} seed={lecture.id} />
      <div>
        <p className={styles.type}>{lecture.typeName}</p>
        <h2 className={styles.title}>
          <Link className={styles.link} to={lectureAddress(lecture.id)}>
            {lecture.title}
          </Link>
        </h2>
        <p className={styles.summary}>{lecture.summary}</p>
        <LectureFacts lecture={lecture} withType={false} />
      </div>
    </article>
  );
}
