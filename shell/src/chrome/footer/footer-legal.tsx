import { useSite } from '@site/shared/store';
import type { Device } from '../layouts/device';
import { FooterFilings } from './footer-filings';
import styles from './footer-legal.module.css';
import { LegalItems } from './legal-items';
import { usePagePath } from '../layouts/page-path';
import { alternateOf } from './alternate-page';

/** Agreements, filings, version, and the other version of this page for phone or computer. */
export function FooterLegal({ device }: { device: Device }) {
  const { legalName, demo, filings } = useSite((state) => state.site);
  const path = usePagePath();

  return (
    <div className={styles.legal}>
      <ul className={styles.line}>
        <LegalItems linkClass={styles.link}>
          <li>
            <a className={styles.link} href={alternateOf(path, device)}>
              {device === 'm' ? '电脑版' : '手机版'}
            </a>
          </li>
        </LegalItems>
      </ul>
      <p className={styles.owner}>
        {`© ${legalName}`}
        {demo && <span className={styles.demo}>演示站点，公司、客户与数字均为示例</span>}
      </p>
      <FooterFilings filings={filings} />
    </div>
  );
}
