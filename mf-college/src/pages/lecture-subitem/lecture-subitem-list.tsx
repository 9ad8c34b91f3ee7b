import type { CollegeArticlePage } from '@site/shared/contract/college';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { collegeTypeAddress, lectureAddress, typeAddress } from '../../college-addresses';
import { CourseProgress } from '../../components/course-progress';
import { ForgetProgress } from '../../components/forget-progress';
import { LecturePicture } from '../../components/lecture-picture';
import { LectureFacts } from '../../components/lecture-facts';
import { LectureMark } from '../../components/lecture-mark';
import { NoLectures } from '../../components/no-lectures';
import { pagesOf } from '@site/shared/page/list-pages';
import { collegeCopy } from '../../content/college';
import styles from './lecture-subitem-list.module.css';

/** Rows in the first view. */
const inView = 2;

/** Lectures as a syllabus, numbered on over the pages. */
export function LectureSubitemList({ lectures }: { lectures: CollegeArticlePage }) {
  const { type, list, total, pageIndex, pageSize } = lectures;
  const first = (pageIndex - 1) * pageSize + 1;
  if (list.length === 0) return <NoLectures />;

  return (
    <>
      {total === list.length && (
        <>
          <CourseProgress course={list} />
          <ForgetProgress />
        </>
      )}
      <ol start={first}>
        {list.map((lecture, index) => (
          <LinkBox key={lecture.id} look="row" className={styles.row}>
            <LectureMark id={lecture.id} order={lecture.order ?? first + index} />
            <div className={styles.text}>
              <LinkTitle className={styles.title} to={lectureAddress(lecture.id)}>
                {lecture.title}
              </LinkTitle>
              <p className={styles.summary}>{lecture.summary}</p>
              <LectureFacts lecture={lecture} withType={false} />
            </div>
            <div className={styles.picture}>
              <LecturePicture lecture={lecture} inView={index < inView} />
            </div>
          </LinkBox>
        ))}
      </ol>
      {type && <Pagination page={pageIndex} pages={pagesOf(lectures)} path={typeAddress(type.id)} />}
      {type && <MoreLink to={collegeTypeAddress(type.id)}>{collegeCopy.byDay}</MoreLink>}
    </>
  );
}
