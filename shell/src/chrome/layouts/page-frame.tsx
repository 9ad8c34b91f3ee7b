import clsx from 'clsx/lite';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import type { ReactNode } from 'react';
import { ConsentBar } from './consent-bar';
import { OfflineBanner } from './offline-banner';
import styles from './page-frame.module.css';
import { PrintFoot, PrintHead } from './print-frame';

type PageFrameProps = {
  header?: ReactNode;
  footer?: ReactNode;
  /** What floats beside or below the page. */
  aside?: ReactNode;
  /** Which bar the aside has at the bottom of the window: what floats keeps above it. */
  bar?: 'narrow' | 'reservation';
  /** A column of buttons floats at the right edge of wide windows. */
  beside?: boolean;
  /** The header lies over the page's first section, which keeps `--hero-inset` free. */
  overlaid?: boolean;
  children: ReactNode;
};

/** What every layout shares: the way past the navigation, the question for consent, the offline notice and the landmark of the page itself. */
export function PageFrame({ header, footer, aside, bar, beside = false, overlaid = false, children }: PageFrameProps) {
  const names = clsx(styles.frame, overlaid && styles.overlaid, beside && styles.beside, bar && styles[bar]);
  return (
    <div className={names}>
      <span id="_top" className={styles.top} />
      <a className={styles.skip} href="#_content">
        跳到正文
      </a>
      {footer && <ConsentBar />}
      {header}
      {footer && <PrintHead />}
      <OfflineBanner />
      <main id="_content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <FirstScreenEnd />
      {footer}
      {footer && <PrintFoot />}
      {aside}
      <span className={styles.end} />
    </div>
  );
}
