import { companyNewsType } from '@site/shared/contract/content-ids';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList, AnchorRail } from '@site/shared/ui/article-anchors';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectureAddress } from '../../college-addresses';
import { collegeService } from '../../college-service';
import styles from './lecture-detail.module.css';
import { LectureDetailEnd } from './lecture-detail-end';
import { LectureDetailHead } from './lecture-detail-head';
import { LectureDetailPoints } from './lecture-detail-points';
import { LectureDetailRelated } from './lecture-detail-related';

export { handle } from './lecture-detail.handle';

/** Company news has another page, so here it is not found. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Lecture') ?? notFound('Lecture without an id');
  const [lecture, types] = await Promise.all([collegeService.lecture(id), collegeService.typesBlock()]);
  if (lecture.type === companyNewsType) notFound(`Lecture ${id}, which is company news`);
  return { lecture, types };
}

/** A lecture: what to take away first, then the words, then what to read next. */
export function Component() {
  const { lecture, types } = useLoaderData<typeof loader>();

  return (
    <>
      <LectureDetailHead lecture={lecture} types={types} />
      <div className={styles.columns}>
        <article className={styles.article}>
          <LectureDetailPoints points={lecture.points} />
          <AnchorList className={styles.anchorList} headings={lecture.headings} />
          <div className={styles.body}>
            <Prose html={lecture.html} />
          </div>
          <LectureDetailEnd />
          <Neighbours prev={lecture.prev} next={lecture.next} address={lectureAddress} />
        </article>
        <aside className={styles.aside}>
          <AnchorRail headings={lecture.headings} />
        </aside>
      </div>
      <LectureDetailRelated lectures={lecture.related} />
    </>
  );
}
