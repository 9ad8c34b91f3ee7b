import { pagesOf } from '@site/shared/page/list-pages';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { EmptyState } from '@site/shared/ui/empty-state';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { libraryHead, libraryCopy } from '../../content/home-case';
import { libraryAddress, queryParameters } from './home-case.address';
import type { Library } from './home-case.loader';
import { CaseCards } from './home-case-cards';
import { CaseFilters } from './home-case-filters';
import { CaseSearch } from './home-case-search';
import { CaseState } from './home-case-state';
import styles from './home-case-library.module.css';

function Nothing() {
  return (
    <EmptyState text={libraryCopy.empty}>
      <div className={styles.ways}>
        <ConsultButton to="#lead">{libraryCopy.ask}</ConsultButton>
        <MoreLink to={libraryAddress}>{libraryCopy.back}</MoreLink>
      </div>
    </EmptyState>
  );
}

/** Search and filters, what is chosen, then the cards in pages. All of it is in the URL. */
export function CaseLibrary({ query, page }: Omit<Library, 'kind'>) {
  return (
    <>
      <ListHead
        crumbs={productCrumbs(libraryHead.name, libraryAddress)}
        title={libraryCopy.title}
        intro={libraryCopy.intro}
        ground="sand"
      >
        <CaseSearch query={query} />
      </ListHead>
      <div className={styles.body}>
        <CaseFilters query={query} facets={page.facets} />
        <CaseState query={query} total={page.total} />
        {page.list.length > 0 ? <CaseCards cases={page.list} keyword={query.q} /> : <Nothing />}
        <Pagination page={page.pageIndex} pages={pagesOf(page)} path={libraryAddress} query={queryParameters(query)} />
        <p className={styles.note}>{libraryCopy.note}</p>
      </div>
    </>
  );
}
