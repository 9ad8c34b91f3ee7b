import type { ReactNode } from 'react';
import styles from './section.module.css';

export type SectionGround = 'plain' | 'tint' | 'sand' | 'dark';

type Heading = {
  title: ReactNode;
  /** A line above the title, such as the name of the group. */
  kicker?: ReactNode;
  /** One or two sentences; break them by hand at clauses. */
  intro?: ReactNode;
  /** A link or button at the end of the heading's line. */
  action?: ReactNode;
  /** `split` sets the intro in a column of its own, `centre` is for short bands. */
  arrangement?: 'stack' | 'split' | 'centre';
  level?: 2 | 3;
};

/** The head of a section; use it alone where the section itself is drawn by the page. */
export function SectionHeading({ title, kicker, intro, action, arrangement = 'stack', level = 2 }: Heading) {
  const Title = level === 2 ? 'h2' : 'h3';

  return (
    <div className={`${styles.heading} ${styles[arrangement]}`}>
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <Title className={level === 2 ? styles.title : styles.smallTitle}>{title}</Title>
        {intro && arrangement !== 'split' && <p className={styles.intro}>{intro}</p>}
      </div>
      {intro && arrangement === 'split' && <p className={styles.intro}>{intro}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

type SectionProps = Partial<Heading> & {
  id?: string;
  ground?: SectionGround;
  className?: string;
  children?: ReactNode;
};

/** One band of a page: ground, space, content width and, if there is a title, its head. */
export function Section({ id, ground = 'plain', className, children, title, ...heading }: SectionProps) {
  return (
    <section id={id} className={[styles.section, styles[ground], className].filter(Boolean).join(' ')}>
      <div className={styles.inner}>
        {title && <SectionHeading title={title} {...heading} />}
        {children}
      </div>
    </section>
  );
}
