import type { CollegeArticle } from '@site/shared/contract/college';
import type { WithoutText } from '@site/shared/page/article-text';
import { LessonExample } from '@site/shared/ui/lesson/lesson-example';
import { LessonExercises } from '@site/shared/ui/lesson/lesson-exercises';
import { FigureDemos } from '@site/drawings/player/figure-demos';
import { Prose } from '@site/shared/ui/prose';
import styles from './lecture-detail.module.css';
import { LectureDetailMaterials } from './lecture-detail-materials';
import { useReached } from './use-reached';

type LectureDetailBodyProps = { lecture: WithoutText<CollegeArticle>; html: string };

/** The text with what can be played in it, then example, exercises (who reaches them has learnt it) and what is taken along. */
export function LectureDetailBody({ lecture, html }: LectureDetailBodyProps) {
  const { id, figures = [], lesson } = lecture;
  const reached = useReached<HTMLHeadingElement>(id);
  const prose = <Prose html={html} />;
  const plays = figures.some(({ demo }) => demo);

  return (
    <>
      <div className={styles.body}>{plays ? <FigureDemos figures={figures}>{prose}</FigureDemos> : prose}</div>
      {lesson && (
        <>
          <LessonExample example={lesson.example} />
          <LessonExercises exercises={lesson.exercises} reached={reached} />
          <LectureDetailMaterials materials={lesson.materials} />
        </>
      )}
    </>
  );
}
