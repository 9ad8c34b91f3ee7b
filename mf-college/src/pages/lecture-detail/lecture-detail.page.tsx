import { companyNewsType } from '@site/shared/contract/content-ids';
import { SupportBand } from '@site/shared/forms/support-band';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList } from '@site/shared/ui/article-anchors';
import { ArticleEnd } from '@site/shared/ui/article-end';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectureAddress } from '../../college-addresses';
import { collegeService } from '../../college-service';
import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail.module.css';
import { LectureDetailBody } from './lecture-detail-body';
import { LectureDetailColumns } from './lecture-detail-columns';
import { LectureDetailHead } from './lecture-detail-head';
import { LectureDetailLearnt } from './lecture-detail-learnt';
import { OutlineList } from './lecture-detail-outline';
import { LectureDetailPoints } from './lecture-detail-points';
import { LectureDetailRelated } from './lecture-detail-related';

export { handle } from './lecture-detail.handle';

/** Company news has another page, so it is a 404 here. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Lecture') ?? notFound('Lecture without an id');
  const [{ html, ...lecture }, types] = await Promise.all([collegeService.lecture(id), collegeService.typesBlock()]);
  if (lecture.type === companyNewsType) notFound(`Lecture ${id}, which is company news`);
  return { lecture, html, types };
}

/** A lecture: key points, the text, what is to be worked on, the ways on in its course, then related lectures. */
export function Component() {
  const { lecture, html, types } = useLoaderData<typeof loader>();
  const { points, lesson, headings, prev, next } = lecture;

  return (
    <>
      <LectureDetailHead lecture={lecture} types={types} />
      <LectureDetailColumns lecture={lecture}>
        <LectureDetailPoints points={points} />
        <FirstScreenEnd />
        {lesson ? (
          <OutlineList outline={lesson.outline} />
        ) : (
          <AnchorList className={styles.anchorList} headings={headings} />
        )}
        <LectureDetailBody lecture={lecture} html={html} />
        {lesson && <LectureDetailLearnt id={lecture.id} />}
        <div className={styles.ways}>
          <Neighbours unit="讲" prev={prev} next={next} address={lectureAddress} />
        </div>
        <ArticleEnd trial={detailCopy.trial} />
        <SupportBand key={lecture.id} article={lecture.title} />
      </LectureDetailColumns>
      <LectureDetailRelated lectures={lecture.related} />
    </>
  );
}
