import type { HelpSearchPage } from '@site/shared/contract/help';
import { grouped } from '@site/shared/page/grouped';
import { pagesOf } from '@site/shared/page/list-pages';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { SearchOrders } from '@site/shared/ui/search-orders';
import { Tag, TagRow } from '@site/shared/ui/tag';
import { ArticleRows } from '../../components/article-rows';
import { helpSearchCopy } from '../../content/help-search';
import { searchAddress, searchQuery, searchViewAddress } from '../../help-addresses';
import type { HelpSearchData } from './help-search.loader';
import styles from './help-search-results.module.css';

type ResultsProps = HelpSearchData & { results: HelpSearchPage };

/** The classifications with hits, as links with their counts. */
function Categories({ keyword, category, view, results }: ResultsProps) {
  const { categories } = results;
  const all = { id: null, name: helpSearchCopy.all, count: categories.reduce((sum, { count }) => sum + count, 0) };
  if (categories.length < 2 && category === null) return null;

  return (
    <nav className={styles.categories} aria-label={helpSearchCopy.categories}>
      <TagRow label={helpSearchCopy.categories}>
        {[all, ...categories].map(({ id, name, count }) => (
          <Tag key={name} to={searchViewAddress(keyword, { ...view, category: id })} current={id === category}>
            {name} {count}
          </Tag>
        ))}
      </TagRow>
    </nav>
  );
}

function Hits({ keyword, category, view, results }: ResultsProps) {
  const { list, marks, pageIndex } = results;
  if (list.length === 0) {
    return (
      <EmptyState text={helpSearchCopy.noHitOfCategory}>
        <MoreLink to={searchViewAddress(keyword, view)}>{helpSearchCopy.all}</MoreLink>
      </EmptyState>
    );
  }
  const query = searchQuery({ ...view, category });
  return (
    <>
      <ArticleRows articles={list} keyword={marks.join(' ') || keyword} withClass />
      <Pagination page={pageIndex} pages={pagesOf(results)} path={searchAddress(keyword)} query={query} />
    </>
  );
}

/** The hits of one page with the words that found them marked, by classification and in an order. */
export function SearchResults(props: ResultsProps) {
  const { keyword, category, view, results } = props;
  const { total, pageIndex } = results;
  const pages = pagesOf(results);
  const place = pages > 1 ? `，第 ${pageIndex} / ${pages} 页` : '';

  return (
    <>
      <Categories {...props} />
      <div className={styles.bar}>
        <p>
          共 {grouped(total)} 篇{place}
        </p>
        <SearchOrders
          order={view.order}
          addressOf={(order) => searchViewAddress(keyword, { ...view, category, order })}
        />
      </div>
      <Hits {...props} />
    </>
  );
}
