import type { ArticleType } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { collegeAddress } from '../college-addresses';
import { collegeCopy } from '../content/college';
import styles from './lecture-nav.module.css';
import { LectureSign } from './lecture-sign';
import { lectureNavItems } from './lecture-nav-items';

type LectureNavProps = {
  /** `null` when the call failed: a single entry leads nowhere, so that none is shown. */
  types: readonly ArticleType[] | null;
  /** The type of the page; absent on the college's home. */
  type?: number | undefined;
  home?: boolean;
};

/** Home and at most four types; the type of the route's parameter is the active one (R2.157). */
export function LectureNav({ types, type, home = false }: LectureNavProps) {
  const items = lectureNavItems(types ?? []);
  if (items.length === 0) return null;

  return (
    <nav aria-label={collegeCopy.nav} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={collegeAddress} {...(home && { 'aria-current': 'page' as const })}>
            {collegeCopy.home}
          </Link>
        </li>
        {items.map(({ id, name, link }) => (
          <li key={id}>
            <Link className={styles.link} to={link} {...(id === type && { 'aria-current': 'true' as const })}>
              <LectureSign type={id} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
