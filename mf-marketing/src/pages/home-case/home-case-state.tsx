import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { libraryCopy, sortNames } from '../../content/home-case/library';
import { chosenFilters, libraryAddress, type LibraryQuery, type SortName } from './home-case.address';
import styles from './home-case-state.module.css';
import { Way } from './home-case-way';

function Chosen({ query }: { query: LibraryQuery }) {
  const chosen = chosenFilters(query);
  if (chosen.length === 0) return null;

  return (
    <ul className={styles.chosen} aria-label={libraryCopy.chosen}>
      {chosen.map(({ name, value, without }) => (
        <li key={name}>
          <Way className={styles.chip} to={without} track="case_filter">
            {name === 'q' ? `“${value}”` : value}
            <X size={16} aria-label={libraryCopy.remove} role="img" />
          </Way>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className={styles.clear} to={libraryAddress}>
            {libraryCopy.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Sorting({ query }: { query: LibraryQuery }) {
  return (
    <nav className={styles.sorting} aria-label={libraryCopy.sort}>
      {(Object.keys(sortNames) as SortName[]).map((sort) => (
        <Way key={sort} className={styles.sort} to={{ ...query, sort }} current={sort === query.sort}>
          {sortNames[sort]}
        </Way>
      ))}
    </nav>
  );
}

/** Number of cases, active filters and sort order. */
export function CaseState({ query, total }: { query: LibraryQuery; total: number }) {
  return (
    <div className={styles.state}>
      <p className={styles.count} role="status">
        共 <b>{total}</b> 个案例
      </p>
      <Chosen query={query} />
      <Sorting query={query} />
    </div>
  );
}
