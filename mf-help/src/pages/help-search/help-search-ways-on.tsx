import type { HelpCategory } from '@site/shared/contract/help';
import { EmptyState } from '@site/shared/ui/empty-state';
import { Link } from 'react-router-dom';
import { CategoryIcon } from '../../components/category-icon';
import { HotWords } from '../../components/hot-words';
import { searchWords } from '../../content/help-words';
import { classAddress } from '../../help-addresses';
import type { HelpSearchData } from './help-search.loader';
import styles from './help-search-ways-on.module.css';

function NoHit() {
  return (
    <EmptyState words={searchWords.noResult}>
      <ul className={styles.tips}>
        {searchWords.noResultTips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </EmptyState>
  );
}

function Categories({ categories }: { categories: readonly HelpCategory[] | null }) {
  if (!categories?.length) return null;

  return (
    <section className={styles.categories}>
      <h2 className={styles.heading}>{searchWords.byCategory}</h2>
      <ul className={styles.list}>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.category} to={classAddress(id)}>
              <CategoryIcon id={id} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where there is no hit: why, what others look for, and all classifications. */
export function WaysOn({ data: { keyword, hotWords, categories } }: { data: HelpSearchData }) {
  return (
    <>
      {keyword ? <NoHit /> : <p className={styles.lead}>{searchWords.emptyLead}</p>}
      <div className={styles.hot}>
        <HotWords words={hotWords} />
      </div>
      <Categories categories={categories} />
    </>
  );
}
