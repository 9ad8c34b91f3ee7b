import { pagesOf } from '@site/shared/page/list-pages';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { EmptyState } from '@site/shared/ui/empty-state';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { libraryCopy } from '../../content/home-case/library';
import { libraryAddress, queryParameters } from './home-case.address';
import type { Library } from './home-case.loader';
import { CaseHead } from './home-case-head';
import { CaseFilters } from './home-case-filters';
import { CaseFeature, CaseLead, CaseRest, CaseQuoteBand, CaseTrio } from './home-case-rhythm';
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

/** One case opens the library; index and search, then the cases in a rhythm, in pages. All of it is in the URL. */
export function CaseLibrary({ query, page, cases }: Omit<Library, 'kind'>) {
  const { lead, feature, trio, quoted, rows } = cases;
  const keyword = query.q;

  return (
    <>
      <CaseHead />
      {lead && <CaseLead item={lead} keyword={keyword} />}
      <div className={styles.body}>
        <CaseFilters query={query} facets={page.facets} />
        <FirstScreenEnd />
        <CaseState query={query} total={page.total} />
        {!lead && !feature && <Nothing />}
        {feature && <CaseFeature item={feature} keyword={keyword} />}
        {trio.length > 0 && <CaseTrio cases={trio} keyword={keyword} />}
      </div>
      {quoted && <CaseQuoteBand item={quoted} keyword={keyword} />}
      <div className={styles.end}>
        {rows.length > 0 && <CaseRest cases={rows} keyword={keyword} />}
        <Pagination page={page.pageIndex} pages={pagesOf(page)} path={libraryAddress} query={queryParameters(query)} />
        <p className={styles.note}>{libraryCopy.note}</p>
      </div>
    </>
  );
}
