'use static';

import { unsetFiling } from '@site/shared/contract/company-facts';
import type { SiteFacts } from '@site/shared/store/site-facts';
import { BadgeCheck } from 'lucide-react';
import { filingOffices } from '../content/footer-links';
import styles from './footer-legal.module.css';

function Value({ children }: { children: string }) {
  return <span className={children === unsetFiling ? styles.unset : undefined}>{children}</span>;
}

type FooterFilingsProps = {
  filings: SiteFacts['filings'];
  /** Leaves out what is not configured. */
  configuredOnly?: boolean;
};

/** Registration and licence notices, each with the office that keeps it. */
export function FooterFilings({ filings: { icp, police, licence }, configuredOnly = false }: FooterFilingsProps) {
  const shows = (value: string) => !configuredOnly || value !== unsetFiling;

  return (
    <ul className={styles.line}>
      {shows(icp) && (
        <li>
          <a className={styles.link} href={filingOffices.icp} target="_blank" rel="noopener">
            ICP备案号：<Value>{icp}</Value>
          </a>
        </li>
      )}
      {shows(police) && (
        <li>
          <a className={styles.link} href={filingOffices.police} target="_blank" rel="noopener">
            <BadgeCheck className={styles.badge} size={16} aria-hidden="true" />
            公安联网备案号：<Value>{police}</Value>
          </a>
        </li>
      )}
      {shows(licence) && (
        <li>
          增值电信业务经营许可证：<Value>{licence}</Value>
        </li>
      )}
      {!configuredOnly && (
        <li>
          <a className={styles.link} href={filingOffices.report} target="_blank" rel="noopener">
            违法和不良信息举报 12377
          </a>
        </li>
      )}
    </ul>
  );
}
