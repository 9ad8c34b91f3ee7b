import { Check } from 'lucide-react';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { collegeCopy } from '../content/college';
import styles from './lecture-mark.module.css';
import { useLearnt } from './use-learnt';

type LectureMarkProps = { id: number; order: number };

/** A lecture's number in its course, a tick once it was learnt on this device; both are of one size. */
export function LectureMark({ id, order }: LectureMarkProps) {
  const learnt = useLearnt().includes(id);

  return (
    <span className={learnt ? `${styles.mark} ${styles.learnt}` : styles.mark}>
      {learnt ? <Check size={16} aria-hidden="true" /> : order}
      {learnt && <VisuallyHidden>{collegeCopy.progress.learnt}</VisuallyHidden>}
    </span>
  );
}
