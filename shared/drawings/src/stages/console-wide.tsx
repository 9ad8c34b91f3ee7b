import type { ComponentType } from 'react';
import { LogoMark } from '@site/shared/ui/logo';
import type { ConsoleShow } from './console-show';
import type { CaptionProps } from './caption-desk';
import styles from './console-wide.module.css';
import { PreviewWindow } from '../parts/stages/console-preview';
import type { WindowProps } from '../parts/stages/console-windows';

function Desk() {
  return (
    <span className={styles.desk}>
      <LogoMark size={20} />
      <b>云导播台</b>
    </span>
  );
}

function LiveWord() {
  return <span className={styles.liveWord}>直播中 </span>;
}

function Line({ show: { line } }: { show: ConsoleShow }) {
  return (
    <span className={styles.line}>
      {line.map(({ name, value }) => (
        <span key={name}>
          {name}
          <b>{value}</b>
        </span>
      ))}
      <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
        <path d="M2 14v-4M8 14V7M14 14V4M20 14V0" stroke="#3CC4B2" strokeWidth="4" />
      </svg>
    </span>
  );
}

/** What a console has from 768 px on, and how it is arranged there. */
export type WideParts = {
  className: string;
  /** The mixer shows its scale where there is room. */
  scaled: boolean;
  Desk: ComponentType;
  LiveWord: ComponentType;
  Line: ComponentType<{ show: ConsoleShow }>;
  Preview: ComponentType<WindowProps>;
  Captions: ComponentType<CaptionProps>;
};

type Arrangement = Pick<WideParts, 'Captions' | 'scaled'> & { className: string | undefined };

export function widePartsOf({ className, ...own }: Arrangement): WideParts {
  return {
    ...own,
    className: `${styles.wide} ${className}`,
    Desk,
    LiveWord,
    Line,
    Preview: PreviewWindow,
  };
}
