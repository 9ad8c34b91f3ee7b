import type { ReactNode } from 'react';
import { type CaptionProps, CaptionDesk } from './caption-desk';
import styles from './caption-picture.module.css';
import wide from './console-wide.module.css';

/** The caption as it is read on a picture. */
export function CaptionPicture({ show, children }: CaptionProps & { children?: ReactNode }) {
  const { name, role, text } = show.caption;

  return (
    <CaptionDesk show={show}>
      <span className={wide.field}>{name}</span>
      <span className={wide.field}>{role}</span>
      <span className={`${wide.field} ${wide.typing} ${styles.typed}`}>{text}</span>
      <span className={`${wide.key} ${wide.lit}`}>上屏中</span>
      {children}
    </CaptionDesk>
  );
}

/** The same with the two ways to cut, where there is room for them. */
export function CaptionPictureWithCuts({ show }: CaptionProps) {
  return (
    <CaptionPicture show={show}>
      <span className={`${wide.key} ${styles.cut}`}>硬切</span>
      <span className={`${wide.key} ${styles.cut}`}>淡入 0.6 s</span>
    </CaptionPicture>
  );
}
