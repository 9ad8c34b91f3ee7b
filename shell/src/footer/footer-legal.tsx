import { useSite } from '@site/shared/store';
import { useLocation } from 'react-router-dom';
import { legalLinks, versionLabel } from '../content/footer-links';
import { ConsentLink } from '../layouts/consent-link';
import { DisplayButton } from '../layouts/display-button';
import type { Place } from '../layouts/place';
import { FooterFilings } from './footer-filings';
import styles from './footer-legal.module.css';
import { twinOf } from './twin-pages';

/** Agreements, filings, version, and the other version of this page for phone or computer (content.md §6 no. 61). */
export function FooterLegal({ place }: { place: Place }) {
  const { legalName, demo, filings } = useSite((state) => state.site);
  const { pathname } = useLocation();

  return (
    <div className={styles.legal}>
      <ul className={styles.line}>
        {legalLinks.map(({ id, title, link }) => (
          <li key={id}>
            <a className={styles.link} href={link}>
              {title}
            </a>
          </li>
        ))}
        <li>
          <ConsentLink className={styles.link} />
        </li>
        <li>
          <a className={styles.link} href={twinOf(pathname, place)}>
            {place === 'm' ? '电脑版' : '手机版'}
          </a>
        </li>
        <li>
          <DisplayButton />
        </li>
        <li>版本 {versionLabel}</li>
      </ul>
      <p className={styles.owner}>
        © {legalName}
        {demo && <span className={styles.demo}>演示站点，内容与数据均为示例</span>}
      </p>
      <FooterFilings filings={filings} />
    </div>
  );
}
