import type { ReactNode } from 'react';
import styles from './drawn-stage.module.css';

type DrawnStageProps = {
  /** What the picture shows; it is read out instead of the small print in it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A picture made of boxes and text. It keeps its colours in high contrast, as a photograph does. */
export function DrawnStage({ label, className, children }: DrawnStageProps) {
  return (
    <div className={className ? `${styles.stage} ${className}` : styles.stage} role="img" aria-label={label}>
      {children}
    </div>
  );
}

type DrawnPanelProps = DrawnStageProps & {
  name: ReactNode;
};

/** A drawn picture on a white panel, with its name in the first line. */
export function DrawnPanel({ label, className, name, children }: DrawnPanelProps) {
  return (
    <DrawnStage label={label} className={className ? `${styles.panel} ${className}` : styles.panel}>
      <span className={styles.head}>
        <b>{name}</b>
      </span>
      {children}
    </DrawnStage>
  );
}
