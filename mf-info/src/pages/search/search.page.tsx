import { pagesOf } from '@site/shared/page/list-pages';
import { suggestPages } from '@site/shared/page/site-suggestions';
import { EmptyState } from '@site/shared/ui/empty-state';
import { ListPage } from '@site/shared/ui/list-page';
import { MoreLink } from '@site/shared/ui/more-link';
import { Pagination } from '@site/shared/ui/pagination';
import { SearchBox } from '@site/shared/ui/search-box';
import { useSuggestionBox } from '@site/shared/ui/suggestion-box';
import { SuggestionList } from '@site/shared/ui/suggestion-list';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { siteSearchCopy } from '../../content/search';
import { searchAddress, siteSearchAddress } from '../../info-addresses';
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

function OneKind({ q, kind, page }: SearchData) {
  if (!page || !kind) return null;
  if (page.list.length === 0) {
    return (
      <EmptyState text={siteSearchCopy.noHitOfKind}>
        <MoreLink to={searchAddress(q)}>{siteSearchCopy.all}</MoreLink>
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <SearchHits hits={page.list} q={q} heading="h2" />
      <Pagination page={page.pageIndex} pages={pagesOf(page)} path={siteSearchAddress} query={{ q, kind }} />
    </div>
  );
}

function Results(data: SearchData) {
  if (data.kinds.length === 0) return <SearchSuggestions q={data.q} similar={data.similar} />;
  return (
    <>
      <SearchKinds q={data.q} kind={data.kind} kinds={data.kinds} />
      {data.kind ? <OneKind {...data} /> : <SearchGroups q={data.q} groups={data.groups} />}
    </>
  );
}

/** The site's search: the box, then results by type, or suggestions. */
export function Component() {
  const data = useLoaderData<SearchData>();
  const navigate = useNavigate();
  const go = (address: string) => {
    box.close();
    navigate(address);
  };
  const box = useSuggestionBox({ id: 'page-search-suggestions', ask: suggestPages, go });
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
      </div>
      <Results {...data} />
    </ListPage>
  );
}
