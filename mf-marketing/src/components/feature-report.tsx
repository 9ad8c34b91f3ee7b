import { BrokenLines } from '@site/shared/ui/broken-lines';
import type { ReactNode } from 'react';
import type { Lines } from '../content/product-page';
import styles from './feature-report.module.css';

type FeatureReportProps = {
  id?: string;
  title: Lines;
  intro: string;
  /** The report, at full width. */
  children: ReactNode;
};

/** The last of a page's features: what is counted afterwards, its words above its picture and on phones below it. */
export function FeatureReport({ id, title, intro, children }: FeatureReportProps) {
  return (
    <div id={id} className={styles.report}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <BrokenLines lines={title} />
        </h3>
        <p className={styles.intro}>{intro}</p>
      </div>
      {children}
    </div>
  );
}
