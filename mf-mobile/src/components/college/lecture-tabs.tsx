import type { ArticleType } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { collegeWords } from '../../content/college-words';
import { lectureHomeAddress, lectureTypeAddress } from '../../mobile-addresses';
import styles from './lecture-tabs.module.css';

/** Top-level types that the navigation shows beside its home (spec §2). */
export const typeLimit = 4;

const shownState = 1;

/** The first four top-level types that are on, by their place. */
export function shownTypes(types: readonly ArticleType[]): ArticleType[] {
  return types
    .filter(({ pid, state }) => pid === 0 && state === shownState)
    .sort((one, other) => one.sort - other.sort)
    .slice(0, typeLimit);
}

type LectureTabsProps = {
  /** `null` when the call failed: the way home is left. */
  types: readonly ArticleType[] | null;
  /** The type at hand. */
  type?: number | undefined;
  home?: boolean;
};

/** Home and the types of the college, pushed along by the thumb where they do not fit. */
export function LectureTabs({ types, type, home = false }: LectureTabsProps) {
  return (
    <nav aria-label={collegeWords.nav} className={styles.nav}>
      <ul className={styles.list}>
        <li>
          <Link className={styles.tab} to={lectureHomeAddress} {...(home && { 'aria-current': 'page' as const })}>
            {collegeWords.home}
          </Link>
        </li>
        {shownTypes(types ?? []).map(({ id, name }) => (
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
