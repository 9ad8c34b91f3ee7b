import { useSite } from '@site/shared/store';
import { FooterFilings } from './footer-filings';
import { LegalItems } from './legal-items';
import styles from './slim-footer.module.css';

/** The footer of pages for reading: one line of what must be there. */
export function SlimFooter() {
  const { legalName, filings, demo } = useSite((state) => state.site);

  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          © {legalName}
          {demo && <span className={styles.demo}>演示站点，内容与数据均为示例</span>}
        </p>
        <ul className={styles.links}>
          <LegalItems linkClass={styles.link} />
        </ul>
        <FooterFilings filings={filings} />
      </div>
    </footer>
  );
}
