import type { ArticleType } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { collegeAddress } from '../college-addresses';
import { collegeWords } from '../content/college-words';
import styles from './lecture-nav.module.css';
import { lectureNavItems } from './lecture-nav-items';

type LectureNavProps = {
  /** `null` when the call failed: the way home is left. */
  types: readonly ArticleType[] | null;
  /** The type of the page; absent on the college's home. */
  type?: number | undefined;
  home?: boolean;
};

/** Home and at most four types; the type of the route's parameter is the active one (spec §2). */
export function LectureNav({ types, type, home = false }: LectureNavProps) {
  return (
    <nav aria-label={collegeWords.nav} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={collegeAddress} {...(home && { 'aria-current': 'page' as const })}>
            {collegeWords.home}
          </Link>
        </li>
        {lectureNavItems(types ?? []).map(({ id, name, link }) => (
          <li key={id}>
            <Link className={styles.link} to={link} {...(id === type && { 'aria-current': 'true' as const })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
