import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './section.module.css';

export type SectionGround = 'plain' | 'tint' | 'sand' | 'dark';

type Heading = {
  title: ReactNode;
  /** One or two sentences; break them by hand at clauses. */
  intro?: ReactNode;
  /** A link or button at the end of the heading's line. */
  action?: ReactNode;
  /** `split` sets the intro in a column of its own. */
  arrangement?: 'split';
};

/** The head of a section; use it alone where the section itself is drawn by the page. */
export function SectionHeading({ title, intro, action, arrangement }: Heading) {
  const introduction = intro && <p className={styles.intro}>{intro}</p>;
  const split = arrangement === 'split';

  return (
    <div className={split ? `${styles.heading} ${styles.split}` : styles.heading}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {!split && introduction}
      </div>
      {split && introduction}
      {action && <div>{action}</div>}
    </div>
  );
}

type SectionProps = Partial<Heading> & {
  id?: string;
  ground?: SectionGround;
  className?: string | undefined;
  children?: ReactNode;
};

/** One band of a page: ground, space, content width and, if there is a title, its head. */
export function Section({ id, ground = 'plain', className, children, title, ...heading }: SectionProps) {
  return (
    <section id={id} className={clsx(styles.section, styles[ground], className)}>
      <div className={styles.inner}>
        {title && <SectionHeading title={title} {...heading} />}
        {children}
      </div>
    </section>
  );
}
