import { ToolButton } from '@site/shared/ui/tool-button';
import { CircleCheck, Circle } from 'lucide-react';
import { markLearnt } from '../../components/lecture-progress';
import { useLearnt } from '../../components/use-learnt';
import { collegeCopy } from '../../content/college';
import styles from './lecture-detail-learnt.module.css';

/** Keeps on this device that the lecture was learnt, for readers who open no exercise. */
export function LectureDetailLearnt({ id }: { id: number }) {
  const learnt = useLearnt().includes(id);
  const { mark, marked, kept } = collegeCopy.progress;

  return (
    <div className={styles.learnt}>
      <ToolButton Icon={learnt ? CircleCheck : Circle} onClick={() => markLearnt(id)}>
        {learnt ? marked : mark}
      </ToolButton>
      <span className={styles.kept}>{kept}</span>
    </div>
  );
}
