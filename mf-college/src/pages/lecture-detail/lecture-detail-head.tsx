import type { ArticleType, CollegeArticle } from '@site/shared/contract/college';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { CopyLink } from '@site/shared/ui/copy-link';
import { Poster } from '@site/shared/ui/poster';
import { ReadingTime } from '@site/shared/ui/reading-time';
import { LectureNav } from '../../components/lecture-nav';
import styles from './lecture-detail-head.module.css';
import { crumbsOf } from './lecture-detail.handle';

type LectureDetailHeadProps = { lecture: CollegeArticle; types: readonly ArticleType[] | null };

/** The college's navigation, and below it title, summary, facts and the drawing. */
export function LectureDetailHead({ lecture, types }: LectureDetailHeadProps) {
  return (
    <div className={styles.band}>
      <div className={styles.nav}>
        <LectureNav types={types} type={lecture.type} />
      </div>
      <header className={styles.head}>
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbsOf(lecture)} />
          <h1 className={styles.title}>{lecture.title}</h1>
          <p className={styles.summary}>{lecture.summary}</p>
          <div className={styles.facts}>
            <p className={styles.line}>
              <span>{lecture.author}</span>
              <time dateTime={lecture.published}>{lecture.published}</time>
              <ReadingTime minutes={lecture.minutes} />
            </p>
            <CopyLink />
          </div>
        </div>
        <Poster scene={lecture.scene} seed={lecture.id} />
      </header>
    </div>
  );
}
