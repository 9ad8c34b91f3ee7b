import type { CasePage, Facet } from '@site/shared/contract/cases';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { filterNames, libraryCopy } from '../../content/home-case';
import { type FilterName, type LibraryQuery, libraryPlace } from './home-case.address';
import styles from './home-case-filters.module.css';

type RowProps = { name: FilterName; query: LibraryQuery; facets: readonly Facet[] };

function FilterRow({ name, query, facets }: RowProps) {
  const label = filterNames[name];
  const values = [{ name: '', count: 0 }, ...facets];

  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips}>
        <TagRow label={label}>
          {values.map(({ name: value, count }) => (
            <Tag
              key={value}
              to={libraryPlace({ ...query, [name]: value })}
              current={query[name] === value}
              track="case_filter"
            >
              {value ? `${value} ${count}` : libraryCopy.all}
            </Tag>
          ))}
        </TagRow>
      </div>
    </div>
  );
}

/** Three rows of links, so that every filter has its own address; rows to swipe on phones. */
export function CaseFilters({ query, facets }: { query: LibraryQuery; facets: CasePage['facets'] }) {
  return (
    <nav className={styles.filters} aria-label={libraryCopy.filters}>
      {(Object.keys(filterNames) as FilterName[]).map((name) => (
        <FilterRow key={name} name={name} query={query} facets={facets[name]} />
      ))}
    </nav>
  );
}
