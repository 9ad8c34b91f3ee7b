'use static';

import type { SiteFacts } from '@site/shared/store/site-facts';
import { BadgeCheck } from 'lucide-react';
import { filingOffices } from '../../content/footer-links';
import styles from './footer-legal.module.css';

type FooterFilingsProps = {
  filings: SiteFacts['filings'];
  /** Leaves out what is not configured. */
  configuredOnly?: boolean;
};

/** Name and number of a notice; the name alone until an operator sets the number. */
const notice = (name: string, number: string) => (number === '' ? name : `${name}号：${number}`);

/** Registration and licence notices, each with the office that keeps it. */
export function FooterFilings({ filings: { icp, police, licence }, configuredOnly = false }: FooterFilingsProps) {
  const shows = (number: string) => !configuredOnly || number !== '';

  return (
    <ul className={styles.line}>
      {shows(icp) && (
        <li>
          <a className={styles.link} href={filingOffices.icp} target="_blank" rel="noopener">
            {notice('ICP备案', icp)}
          </a>
        </li>
      )}
      {shows(police) && (
        <li>
          <a className={styles.link} href={filingOffices.police} target="_blank" rel="noopener">
            <BadgeCheck className={styles.badge} size={16} aria-hidden="true" />
            {notice('公安联网备案', police)}
          </a>
        </li>
      )}
      {shows(licence) && <li>{notice('增值电信业务经营许可证', licence)}</li>}
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
