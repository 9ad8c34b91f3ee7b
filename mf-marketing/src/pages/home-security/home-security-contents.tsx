'use static';

import type { PageFacts } from '@site/shared/page/fact-words';
import { securityCopy } from '../../content/home-security';
import { readTables } from './home-security.tables';
import styles from './home-security-contents.module.css';

/** Every table by its number and name; it stays beside them on wide screens. */
export function SecurityContents({ facts }: PageFacts) {
  return (
    <nav className={styles.contents} aria-label={securityCopy.contents}>
      <ol className={styles.list}>
        {readTables(facts).map(({ key, name }) => (
          <li key={key} className={styles.entry}>
            <a className={styles.link} href={`#${key}`}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
