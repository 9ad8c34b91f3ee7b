import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { libraryWords, sortNames } from '../../content/case-library';
import { chosenFilters, libraryAddress, type LibraryQuery, libraryPlace, type SortName } from './home-case.address';
import styles from './home-case-state.module.css';

function Chosen({ query }: { query: LibraryQuery }) {
  const chosen = chosenFilters(query);
  if (chosen.length === 0) return null;

  return (
    <ul className={styles.chosen} aria-label={libraryWords.chosen}>
      {chosen.map(({ name, value, without }) => (
        <li key={name}>
          <Link className={styles.chip} to={without} data-track="case_filter">
            {name === 'q' ? `“${value}”` : value}
            <X size={16} aria-label={libraryWords.remove} role="img" />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className={styles.clear} to={libraryAddress}>
            {libraryWords.clear}
          </Link>
        </li>
      )}
    </ul>
  );
}

function Sorting({ query }: { query: LibraryQuery }) {
  return (
    <nav className={styles.sorting} aria-label={libraryWords.sort}>
      {(Object.keys(sortNames) as SortName[]).map((sort) => (
        <Link
          key={sort}
          className={styles.sort}
          to={libraryPlace({ ...query, sort })}
          {...(sort === query.sort && { 'aria-current': 'true' as const })}
        >
          {sortNames[sort]}
        </Link>
      ))}
    </nav>
  );
}

/** How many cases, what narrows them down, and their order. */
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
