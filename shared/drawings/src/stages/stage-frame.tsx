import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './stage-frame.module.css';

export type StageGround = 'mint' | 'sand' | 'paper';

type StageFrameProps = {
  /** Text alternative of the picture. */
  label: string;
  ground?: StageGround | undefined;
  /** Keeps the phone's arrangement at every width, for pages made for phones. */
  portrait?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

const grounds: Record<StageGround, string | undefined> = { mint: undefined, sand: styles.sand, paper: styles.paper };

/** The frame of a stage beside words. Its children are a picture: they are read out as `label` only. */
export function StageFrame({ label, ground = 'mint', portrait = false, className, children }: StageFrameProps) {
  const names = clsx(styles.stage, grounds[ground], className);

  return (
    <div className={names} role="img" aria-label={label} data-wide={portrait ? undefined : true}>
      {children}
    </div>
  );
}
