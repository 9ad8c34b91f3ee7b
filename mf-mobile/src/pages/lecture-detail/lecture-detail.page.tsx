import { companyNewsType } from '@site/shared/contract/content-ids';
import { notFound } from '@site/shared/page/responses';
import { AnchorList } from '@site/shared/ui/article-anchors';
import { LessonExample } from '@site/shared/ui/lesson/lesson-example';
import { LessonExercises } from '@site/shared/ui/lesson/lesson-exercises';
import { FigureDemos } from '@site/drawings/player/figure-demos';
import { Cover } from '@site/drawings/covers/cover';
import { Prose } from '@site/shared/ui/prose';
import { Section } from '@site/shared/ui/section';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { LectureRows } from '../../components/college/lecture-rows';
import { ReadingEnd } from '../../components/reading/reading-end';
import { ReadingHead } from '../../components/reading/reading-head';
import page from '../../components/reading/reading-page.module.css';
import { lectureDetailCopy } from '../../content/lecture-detail';
import { lectureAddress, lectureTypeAddress } from '../../mobile-addresses';
import { mobileContent } from '../../mobile-content';
import { queryId } from '../../query-id';
import styles from './lecture-detail.module.css';
import { LectureDetailOutline } from './lecture-detail-outline';

export { handle } from './lecture-detail.handle';

const relatedShown = 3;

/** Company news has another page, so it is a 404 here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = queryId(request, 'id', 'Lecture') ?? notFound('Lecture without an id');
  const { html, ...lecture } = await mobileContent.article(id);
  if (lecture.type === companyNewsType) notFound(`Lecture ${id}, which is company news`);
  return { lecture: { ...lecture, related: lecture.related.slice(0, relatedShown) }, html };
}

function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;

  return (
    <section className={styles.points}>
      <h2 className={styles.heading}>{lectureDetailCopy.points}</h2>
      <ol className={styles.list}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A lecture on phones: its drawing, key points, the text, then what is worked on and the ways on. */
export function Component() {
  const { lecture, html } = useLoaderData<typeof loader>();
  const { id, type, typeName, cover, points, headings, figures = [], lesson, prev, next, related } = lecture;
  const prose = <Prose html={html} />;

  return (
    <>
      <article className={`${page.article} ${styles.lecture}`}>
        <ReadingHead back={{ name: typeName, link: lectureTypeAddress(type) }} article={lecture} />
        {cover && (
          <div className={styles.picture}>
            <Cover cover={cover} seed={id} size="large" />
          </div>
        )}
        <Points points={points} />
        {lesson ? (
          <LectureDetailOutline outline={lesson.outline} className={styles.contents} />
        ) : (
          <AnchorList className={`${page.anchors} ${styles.contents}`} headings={headings} />
        )}
        <div className={page.body}>
          {figures.some(({ demo }) => demo) ? <FigureDemos figures={figures}>{prose}</FigureDemos> : prose}
        </div>
        {lesson && (
          <>
            <LessonExample example={lesson.example} />
            <LessonExercises exercises={lesson.exercises} />
          </>
        )}
        <ReadingEnd prev={prev} next={next} address={lectureAddress} trial={lectureDetailCopy.trial} />
      </article>
      {related.length > 0 && (
        <Section title={lectureDetailCopy.related} ground="tint">
          <LectureRows lectures={related} heading="h3" withType={false} />
        </Section>
      )}
    </>
  );
}
