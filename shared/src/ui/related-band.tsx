import type { ReactNode } from 'react';
import styles from './related-band.module.css';

/** The last band of an article's page: others that go with it, as cards. */
export function RelatedBand({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.band} data-onward="">
      <div className={styles.inner}>
        <h2 className={styles.heading}>{heading}</h2>
        {children}
      </div>
    </section>
  );
}
