import type { CollegeArticlePage } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Pagination } from '@site/shared/ui/pagination';
import { Poster } from '@site/shared/ui/poster';
import { lectureAddress, typeAddress } from '../../college-addresses';
import { LectureFacts } from '../../components/lecture-facts';
import { NoLectures } from '../../components/no-lectures';
import { pagesOf } from '@site/shared/page/list-pages';
import styles from './lecture-subitem-list.module.css';

/** Lectures as a syllabus, numbered on over the pages. */
export function LectureSubitemList({ lectures }: { lectures: CollegeArticlePage }) {
  const { type, list, pageIndex, pageSize } = lectures;
  const first = (pageIndex - 1) * pageSize + 1;
  if (list.length === 0) return <NoLectures />;

  return (
    <>
      <ol className={styles.list} start={first}>
        {list.map((lecture, index) => (
          <LinkBox key={lecture.id} look="row" className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {String(first + index).padStart(2, '0')}
            </span>
            <div className={styles.text}>
              <LinkTitle className={styles.title} to={lectureAddress(lecture.id)}>
                {lecture.title}
              </LinkTitle>
              <p className={styles.summary}>{lecture.summary}</p>
              <LectureFacts lecture={lecture} withType={false} />
            </div>
            <div className={styles.picture}>
              <Poster scene={lecture.scene} seed={lecture.id} />
            </div>
          </LinkBox>
        ))}
      </ol>
      {type && <Pagination page={pageIndex} pages={pagesOf(lectures)} path={typeAddress(type.id)} />}
    </>
  );
}
