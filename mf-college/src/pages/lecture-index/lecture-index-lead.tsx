import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Poster } from '@site/shared/ui/poster';
import { lectureAddress } from '../../college-addresses';
import { LectureFacts } from '../../components/lecture-facts';
import styles from './lecture-index-lead.module.css';

/** The first lecture of the list, large. */
export function LectureIndexLead({ lecture }: { lecture: CollegeArticleSummary }) {
  return (
    <div className={styles.place}>
      <LinkBox as="article" className={styles.lead}>
        <Poster scene={lecture.scene} seed={lecture.id} />
        <div>
          <p className={styles.type}>{lecture.typeName}</p>
          <LinkTitle className={styles.title} to={lectureAddress(lecture.id)}>
            {lecture.title}
          </LinkTitle>
          <p className={styles.summary}>{lecture.summary}</p>
          <LectureFacts lecture={lecture} withType={false} />
        </div>
      </LinkBox>
    </div>
  );
}
