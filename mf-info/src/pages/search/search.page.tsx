import { pagesOf } from '@site/shared/page/list-pages';
import { suggestPages } from './site-suggestions';
import { EmptyState } from '@site/shared/ui/empty-state';
import { ListPage } from '@site/shared/ui/list-page';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { SearchBox } from '@site/shared/ui/search-box';
import { SearchNotice } from '@site/shared/ui/search-notice';
import { useSuggestionBox } from '@site/shared/ui/suggestion-box';
import { SuggestionList } from '@site/shared/ui/suggestion-list';
import '@site/shared/ui/suggestion-list.module.css';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { siteSearchCopy } from '../../content/search';
import { searchAddress, searchQuery, siteSearchAddress } from '../../info-addresses';
import { handle, headingOf } from './search.handle';
import { loader, type SearchData } from './search.loader';
import styles from './search.module.css';
import { SearchGroups } from './search-groups';
import { SearchHits } from './search-hits';
import { SearchKinds } from './search-kinds';
import { SearchSuggestions } from './search-suggestions';

export { handle, loader };

const crumbs = [
  { name: '首页', link: '/' },
  { name: siteSearchCopy.name, link: siteSearchAddress },
];

function OneKind({ q, kind, view, how, page }: SearchData) {
  if (!page || !kind) return null;
  if (page.list.length === 0) {
    return (
      <EmptyState text={siteSearchCopy.noHitOfKind}>
        <MoreLink to={searchAddress(q, view)}>{siteSearchCopy.all}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <SearchHits hits={page.list} marks={how.marks} heading="h2" />
      <Pagination
        page={page.pageIndex}
        pages={pagesOf(page)}
        path={siteSearchAddress}
        query={searchQuery(q, { ...view, kind })}
      />
    </div>
  );
}

function Results(data: SearchData) {
  const { q, kind, view, how, kinds, groups } = data;
  if (kinds.length === 0) return <SearchSuggestions q={q} similar={data.similar} />;
  return (
    <>
      <SearchKinds q={q} kind={kind} view={view} kinds={kinds} />
      {kind ? <OneKind {...data} /> : <SearchGroups q={q} view={view} marks={how.marks} groups={groups} />}
    </>
  );
}

function Notice({ q, kind, view, how }: SearchData) {
  const address = (exact: boolean) => searchAddress(q, { ...view, kind, exact });
  return <SearchNotice how={how} exact={address(true)} meant={view.exact ? address(false) : undefined} />;
}

/** The site's search: the box, then results by type, or suggestions. */
export function Component() {
  const data = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const go = (address: string) => {
    box.close();
    navigate(address);
  };
  const box = useSuggestionBox({ id: '_page-search-suggestions', ask: suggestPages, go });
  const { label, placeholder, button, lead } = siteSearchCopy;

  return (
    <ListPage crumbs={crumbs} heading={headingOf(data)} text={!data.q && lead} className={styles.page}>
      <div className={styles.box}>
        <SearchBox
          action={siteSearchAddress}
          name="q"
          label={label}
          placeholder={placeholder}
          button={button}
          keyword={data.q}
          onSearch={(text) => go(searchAddress(text))}
          fieldProps={box.fieldProps}
        >
          <SuggestionList box={box} />
        </SearchBox>
        {data.q && <Notice {...data} />}
      </div>
      <Results {...data} />
    </ListPage>
  );
}
