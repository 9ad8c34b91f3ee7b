import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { lectureAddress } from '../../college-addresses';
import { LectureBadge } from '../../components/lecture-badge';
import { LecturePicture } from '../../components/lecture-picture';
import { LectureFacts } from '../../components/lecture-facts';
import { lectureIndexCopy } from '../../content/lecture-index';
import styles from './lecture-index-lead.module.css';

type LectureIndexLeadProps = { lecture: CollegeArticleSummary; label?: string };

/** The first lecture of the list, large; `label` says why it is this one. */
export function LectureIndexLead({ lecture, label }: LectureIndexLeadProps) {
  return (
    <div className={styles.place}>
      <LinkBox as="article" className={styles.lead}>
        <LecturePicture lecture={lecture} large />
        <div>
          {label && <p className={styles.label}>{label}</p>}
          <p className={styles.type}>
            <LectureBadge type={lecture.type} name={lecture.typeName} />
            {lecture.order && <span>{lectureIndexCopy.place(lecture.order)}</span>}
          </p>
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
