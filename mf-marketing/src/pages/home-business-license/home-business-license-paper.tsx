import type { SiteFacts } from '@site/shared/store/site-facts';
import { licenceCopy as text } from '../../content/home-business-license';
import styles from './home-business-license.module.css';

/** The licence drawn as a certificate and stamped as a sample; what nobody has set is a blank line. */
export function LicencePaper({ site }: { site: SiteFacts }) {
  const { rows } = text;
  const [address] = site.addresses;
  const lines = [
    [rows.code, ''],
    [rows.name, site.legalName],
    [rows.kind, ''],
    [rows.person, ''],
    [rows.address, address ? `${address.city}${address.line}` : ''],
    [rows.scope, text.scope],
  ] as const;

  return (
    <div className={styles.paper} role="img" aria-label={text.label}>
      <div className={styles.sheet}>
        <span className={styles.paperTitle}>{text.paper}</span>
        {lines.map(([name, value]) => (
          <span key={name} className={styles.line}>
            <b>{name}</b>
            {value}
          </span>
        ))}
        <span className={styles.sampleNote}>{text.sampleNote}</span>
        <svg className={styles.stamp} width="120" height="120" viewBox="0 0 120 120" fill="none" aria-hidden="true">
          <circle cx="60" cy="60" r="54" stroke="#B42318" strokeWidth="3" />
          <circle cx="60" cy="60" r="46" stroke="#B42318" />
          <text x="60" y="72" fontSize="34" fontWeight="700" fill="#B42318" textAnchor="middle">
            {text.sample}
          </text>
        </svg>
      </div>
    </div>
  );
}
