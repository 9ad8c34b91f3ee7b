import type { ReactNode } from 'react';
import panels from './console-stage.module.css';
import type { ConsoleShow } from './console-show';
import { deskPart } from './desk-button';
import styles from './console-wide.module.css';

export type CaptionProps = { show: ConsoleShow; console?: string | undefined };

/** Where the caption on air is written, with the two ways to cut. */
export function CaptionDesk({ show, console, children }: CaptionProps & { children: ReactNode }) {
  return (
    <div className={`${panels.panel} ${styles.captions}`} {...deskPart(console, 'captions')}>
      <span className={panels.panelHead}>
        <b>字幕条</b>
        {show.caption.template}
      </span>
      <span className={styles.fields}>{children}</span>
    </div>
  );
}
