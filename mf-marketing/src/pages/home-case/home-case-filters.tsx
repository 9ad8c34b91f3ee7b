import type { CasePage, Facet } from '@site/shared/contract/cases';
import { filterNames, libraryCopy } from '../../content/home-case/library';
import type { FilterName, LibraryQuery } from './home-case.address';
import styles from './home-case-filters.module.css';
import { CaseSearch } from './home-case-search';
import { Way } from './home-case-way';

type ColumnProps = { name: FilterName; query: LibraryQuery; facets: readonly Facet[] };
type ChoiceProps = { to: LibraryQuery; current: boolean; text: string; count?: number };

/** A value of a filter: a way to its cases, or its bare words where there are none. */
function Choice({ to, current, text, count }: ChoiceProps) {
  const words = (
    <>
      <span>{text}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
    </>
  );
  if (count === 0 && !current) return <span className={`${styles.choice} ${styles.none}`}>{words}</span>;
  return (
    <Way className={styles.choice} to={to} current={current} track="case_filter">
      {words}
    </Way>
  );
}

function Column({ name, query, facets }: ColumnProps) {
  const label = filterNames[name];

  return (
    <div className={styles.column}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.choices} aria-label={label}>
        <li>
          <Choice to={{ ...query, [name]: '' }} current={query[name] === ''} text={libraryCopy.all} />
        </li>
        {facets.map(({ name: value, count }) => (
          <li key={value}>
            <Choice to={{ ...query, [name]: value }} current={query[name] === value} count={count} text={value} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The library as an index, with the cases behind each value; single filters have an address of their own. Rows to swipe on phones. */
export function CaseFilters({ query, facets }: { query: LibraryQuery; facets: CasePage['facets'] }) {
  return (
    <div className={styles.index}>
      <div className={styles.search}>
        <b className={styles.title}>{libraryCopy.index}</b>
        <CaseSearch query={query} />
      </div>
      <nav className={styles.filters} aria-label={libraryCopy.filters}>
        {(Object.keys(filterNames) as FilterName[]).map((name) => (
          <Column key={name} name={name} query={query} facets={facets[name]} />
        ))}
      </nav>
    </div>
  );
}
