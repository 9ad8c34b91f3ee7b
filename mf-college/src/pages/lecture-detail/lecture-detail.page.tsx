import { companyNewsType } from '@site/shared/contract/content-ids';
import { readId } from '@site/shared/page/page-number';
import { notFound } from '@site/shared/page/responses';
import { AnchorList } from '@site/shared/ui/article-anchors';
import { ArticleEnd } from '@site/shared/ui/article-end';
import { Neighbours } from '@site/shared/ui/article-neighbours';
import { Prose } from '@site/shared/ui/prose';
import { ReadingColumns } from '@site/shared/ui/reading-columns';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { lectureAddress } from '../../college-addresses';
import { collegeService } from '../../college-service';
import { detailCopy } from '../../content/lecture-detail';
import styles from './lecture-detail.module.css';
import { LectureDetailHead } from './lecture-detail-head';
import { LectureDetailPoints } from './lecture-detail-points';
import { LectureDetailRelated } from './lecture-detail-related';

export { handle } from './lecture-detail.handle';

/** Company news has another page, so it is a 404 here. */
export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params.id, 'Lecture') ?? notFound('Lecture without an id');
  const [lecture, types] = await Promise.all([collegeService.lecture(id), collegeService.typesBlock()]);
  if (lecture.type === companyNewsType) notFound(`Lecture ${id}, which is company news`);
  return { lecture, types };
}

/** A lecture: key points, the text, then related lectures. */
export function Component() {
  const { lecture, types } = useLoaderData<typeof loader>();

  return (
    <>
      <LectureDetailHead lecture={lecture} types={types} />
      <ReadingColumns headings={lecture.headings}>
        <LectureDetailPoints points={lecture.points} />
        <AnchorList className={styles.anchorList} headings={lecture.headings} />
        <div className={styles.body}>
          <Prose html={lecture.html} />
        </div>
        <ArticleEnd trial={detailCopy.trial} />
        <Neighbours prev={lecture.prev} next={lecture.next} address={lectureAddress} />
      </ReadingColumns>
      <LectureDetailRelated lectures={lecture.related} />
    </>
  );
}
