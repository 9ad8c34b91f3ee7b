import { securityCopy } from '../../content/home-security';
import type { SecurityTable } from './home-security.tables';
import styles from './home-security-allow-list.module.css';

/** What the copy button takes. */
export const allowListId = 'allow-list';

/** The same rows as lines to paste into a request to the firewall's people: host, port, what for. */
export function AllowList({ table: { rows } }: { table: SecurityTable }) {
  const lines = rows.map(({ cells: [name = '', host = '', ports = ''] }) => `${host}\t${ports}\t${name}`);

  return (
    <figure className={styles.list}>
      <figcaption className={styles.name}>{securityCopy.allowList}</figcaption>
      <pre id={allowListId} className={styles.lines} tabIndex={0} role="region" aria-label={securityCopy.allowList}>
        {lines.join('\n')}
      </pre>
    </figure>
  );
}
