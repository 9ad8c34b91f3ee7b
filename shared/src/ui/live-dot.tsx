import clsx from 'clsx/lite';
import styles from './live-dot.module.css';

type LiveDotProps = {
  /** `narrow` before small type. */
  gap?: 'normal' | 'narrow';
  className?: string | undefined;
};

/** The red dot before what is on air. Decoration: the text after it says so. */
export function LiveDot({ gap = 'normal', className }: LiveDotProps) {
  return <span className={clsx(styles.dot, gap === 'narrow' && styles.narrow, className)} />;
}
