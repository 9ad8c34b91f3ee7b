import { useSite } from '@site/shared/store';
import { DisplayButton } from '../layouts/display-button';
import { legalLinks, versionLabel } from '../content/footer-links';
import { ConsentLink } from '../layouts/consent-link';
import { FooterFilings } from './footer-filings';
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
            <DisplayButton />
          </li>
          <li>版本 {versionLabel}</li>
        </ul>
        <FooterFilings filings={filings} />
      </div>
    </footer>
  );
}
