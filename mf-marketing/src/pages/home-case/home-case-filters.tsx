import type { CasePage, Facet } from '@site/shared/contract/cases';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { filterNames, libraryCopy } from '../../content/home-case';
import { type FilterName, isLinked, type LibraryQuery, libraryPlace } from './home-case.address';
import styles from './home-case-filters.module.css';
import { HomeCaseWay } from './home-case-way';

type RowProps = { name: FilterName; query: LibraryQuery; facets: readonly Facet[] };
type ChoiceProps = { to: LibraryQuery; current: boolean; count?: number; text: string };

/** A value of a filter: a way to its cases, or its bare words where there are none. */
function Choice({ to, current, count, text }: ChoiceProps) {
  if (count === 0 && !current) return <Tag kind="off">{text}</Tag>;
  const chip = { current, track: 'case_filter', children: text };
  if (isLinked(to)) return <Tag to={libraryPlace(to)} {...chip} />;
  return (
    <HomeCaseWay to={to}>
      <Tag kind="button" {...chip} />
    </HomeCaseWay>
  );
}

function FilterRow({ name, query, facets }: RowProps) {
  const label = filterNames[name];

  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.chips}>
        <TagRow label={label}>
          {[
            <Choice key="" to={{ ...query, [name]: '' }} current={query[name] === ''} text={libraryCopy.all} />,
            ...facets.map(({ name: value, count }) => (
              <Choice
                key={value}
                to={{ ...query, [name]: value }}
                current={query[name] === value}
                count={count}
                text={`${value} ${count}`}
              />
            )),
          ]}
        </TagRow>
      </div>
    </div>
  );
}

/** Three rows, each value with the cases that it leaves; single filters have an address of their own. Rows to swipe on phones. */
export function CaseFilters({ query, facets }: { query: LibraryQuery; facets: CasePage['facets'] }) {
  return (
    <nav className={styles.filters} aria-label={libraryCopy.filters}>
      {(Object.keys(filterNames) as FilterName[]).map((name) => (
        <FilterRow key={name} name={name} query={query} facets={facets[name]} />
      ))}
    </nav>
  );
}
