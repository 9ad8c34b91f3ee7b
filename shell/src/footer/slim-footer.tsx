import { memo, type ReactNode } from 'react';
import { useSite } from '@site/shared/store';
import { FooterFilings } from './footer-filings';
import { LegalItems } from './legal-items';
import styles from './slim-footer.module.css';

type SlimFooterProps = {
  /** A row above: where a reader may want to go on. */
  ways?: ReactNode;
  /** Further entries beside the agreements. */
  children?: ReactNode;
};

/** The footer of pages for reading: one line of what must be there. */
export const SlimFooter = memo(function SlimFooter({ ways, children }: SlimFooterProps) {
  const { legalName, filings, demo } = useSite((state) => state.site);

  return (
    <footer className={styles.footer} data-footer="slim">
      <div className={ways ? `${styles.inner} ${styles.reading}` : styles.inner}>
        {ways}
        <p>
          {`© ${legalName}`}
          {demo && <span className={styles.demo}>演示站点，内容与数据均为示例</span>}
        </p>
        <ul className={styles.links}>
          <LegalItems linkClass={styles.link}>{children}</LegalItems>
        </ul>
        <FooterFilings filings={filings} />
      </div>
    </footer>
  );
});
