import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './action-strip.module.css';

type ActionStripProps = {
  ground: 'tint' | 'sand';
  heading: string;
  text: string;
  className?: string | undefined;
  /** The link or button at the end of the strip. */
  children: ReactNode;
};

/** A call to action between sections: two lines of text and one link. */
export function ActionStrip({ ground, heading, text, className, children }: ActionStripProps) {
  return (
    <section className={clsx(styles.strip, styles[ground], className)}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
