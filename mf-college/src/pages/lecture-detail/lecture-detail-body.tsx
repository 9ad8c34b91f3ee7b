import type { CollegeArticle } from '@site/shared/contract/college';
import { FigureDemos } from '@site/shared/ui/player/figure-demos';
import { Prose } from '@site/shared/ui/prose';
import styles from './lecture-detail.module.css';
import { LectureDetailExample } from './lecture-detail-example';
import { LectureDetailExercises } from './lecture-detail-exercises';
import { LectureDetailMaterials } from './lecture-detail-materials';

/** The text with what can be played in it, then the example, the exercises and what is taken along. */
export function LectureDetailBody({ lecture }: { lecture: CollegeArticle }) {
  const { id, html, figures = [], lesson } = lecture;
  const prose = <Prose html={html} />;
  const plays = figures.some(({ demo }) => demo);

  return (
    <>
      <div className={styles.body}>{plays ? <FigureDemos figures={figures}>{prose}</FigureDemos> : prose}</div>
      {lesson && (
        <>
          <LectureDetailExample example={lesson.example} />
          <LectureDetailExercises id={id} exercises={lesson.exercises} />
          <LectureDetailMaterials materials={lesson.materials} />
        </>
      )}
    </>
  );
}
