import type { ArticleType } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { lectureCopy } from '../../content/lectures';
import { lectureHomeAddress, lectureTypeAddress } from '../../mobile-addresses';
import styles from './lecture-tabs.module.css';

/** Top-level types that the navigation shows beside its home (R2.156). */
export const typeLimit = 4;

const shownState = 1;

/** The first four enabled top-level types, by sort order. */
export function shownTypes(types: readonly ArticleType[]): ArticleType[] {
  return types
    .filter(({ pid, state }) => pid === 0 && state === shownState)
    .sort((one, other) => one.sort - other.sort)
    .slice(0, typeLimit);
}

type LectureTabsProps = {
  /** `null` when the call failed: a single tab leads nowhere, so that none is shown. */
  types: readonly ArticleType[] | null;
  /** The current type. */
  type?: number | undefined;
  home?: boolean;
};

/** Home and the types of the college, scrolled sideways where they do not fit. */
export function LectureTabs({ types, type, home = false }: LectureTabsProps) {
  const shown = shownTypes(types ?? []);
  if (shown.length === 0) return null;

  return (
    <nav aria-label={lectureCopy.nav} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.tab} to={lectureHomeAddress} {...(home && { 'aria-current': 'page' as const })}>
            {lectureCopy.home}
          </Link>
        </li>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Link
              className={styles.tab}
              to={lectureTypeAddress(id)}
              {...(id === type && { 'aria-current': 'true' as const })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
