import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Cover } from '@site/drawings/covers/cover';
import { Link } from 'react-router-dom';
import { lectureIndexCopy } from '../../content/lecture-index';
import { lectureAddress } from '../../mobile-addresses';
import styles from './lecture-index-lead.module.css';

/** The newest lecture, with its drawing in full width. */
export function LectureIndexLead({ lecture }: { lecture: CollegeArticleSummary }) {
  const { id, title, summary, typeName, published, minutes, cover } = lecture;

  return (
    <Link className={styles.lead} to={lectureAddress(id)}>
      {cover && <Cover cover={cover} seed={id} size="large" />}
      <div className={styles.text}>
        <p className={styles.kicker}>
          {lectureIndexCopy.newest} · {typeName}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <time dateTime={published}>{published}</time> · 约 {minutes} 分钟读完
        </p>
      </div>
    </Link>
  );
}
