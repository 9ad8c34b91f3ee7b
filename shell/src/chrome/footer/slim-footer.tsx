import { memo, type ReactNode } from 'react';
import { useSite } from '@site/shared/store';
import { cachedFragment } from '@site/shared/ui/cached-fragment';
import { FooterFilings } from './footer-filings';
import { FooterReach } from './footer-reach';
import { LegalItems } from './legal-items';
import styles from './slim-footer.module.css';

type SlimFooterProps = {
  /** A row above: where a reader may want to go on. */
  ways?: ReactNode;
  /** Further entries beside the agreements. */
  children?: ReactNode;
};

const look = { className: styles.footer, 'data-footer': 'slim' };

function Lines({ ways, children }: SlimFooterProps) {
  const { legalName, filings, demo } = useSite((state) => state.site);

  return (
    <div className={ways ? `${styles.inner} ${styles.reading}` : styles.inner}>
      {ways}
      <p>
        {`© ${legalName}`}
        {demo && <span className={styles.demo}>演示站点，公司、客户与数字均为示例</span>}
      </p>
      <ul className={styles.links}>
        <LegalItems linkClass={styles.link}>{children}</LegalItems>
      </ul>
      <FooterReach />
      <FooterFilings filings={filings} />
    </div>
  );
}

/** The footer of the help centre: one line of what must be there. */
export const SlimFooter = memo(cachedFragment<object>('footer', Lines, look));

/** The same with what a page adds to it. */
export function ReadingFooter(props: SlimFooterProps) {
  return (
    <footer {...look}>
      <Lines {...props} />
    </footer>
  );
}
