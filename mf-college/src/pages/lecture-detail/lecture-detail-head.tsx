import type { ArticleType, CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { ShareTools } from '@site/shared/ui/share-tools';
import { ReadingTime } from '@site/shared/ui/reading-time';
import { TitleLines } from '@site/shared/ui/title-lines';
import { LectureBadge } from '../../components/lecture-badge';
import { LecturePicture } from '../../components/lecture-picture';
import { LectureNav } from '../../components/lecture-nav';
import { collegeCopy } from '../../content/college';
import styles from './lecture-detail-head.module.css';
import { crumbsOf } from './lecture-detail.handle';

type LectureDetailHeadProps = { lecture: WithoutText<CollegeArticle>; types: readonly ArticleType[] | null };

/** The college's navigation, and below it title, summary, facts and the drawing. */
export function LectureDetailHead({ lecture, types }: LectureDetailHeadProps) {
  const { lesson } = lecture;

  return (
    <div className={styles.band}>
      <div className={styles.nav}>
        <LectureNav types={types} type={lecture.type} />
      </div>
      <header className={styles.head}>
        <div>
          <Breadcrumb crumbs={crumbsOf(lecture)} />
          <p className={styles.place}>
            <LectureBadge type={lecture.type} name={lecture.typeName} />
            {lesson && <span>{collegeCopy.place(lesson.order, lesson.course.length)}</span>}
          </p>
          <h1 className={styles.title}>
            <TitleLines lines={[lecture.title]} />
          </h1>
          <p className={styles.summary}>{lecture.summary}</p>
          <div className={styles.facts}>
            <p className={styles.line}>
              <span>{lecture.author}</span>
              <time dateTime={lecture.published}>{lecture.published}</time>
              <ReadingTime minutes={lecture.minutes} />
            </p>
            <ShareTools />
          </div>
        </div>
        <LecturePicture lecture={lecture} large />
      </header>
    </div>
  );
}
