import { SupportBand } from '@site/shared/forms/support-band';
import type { SearchHow } from '@site/shared/contract/search';
import type { PageHandle } from '@site/shared/page/page-handle';
import { SearchNotice } from '@site/shared/ui/search-notice';
import { useLoaderData } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import { AskUs } from '../../components/ask-us';
import { HelpColumns } from '../../components/help-columns';
import { HotWords } from '../../components/hot-words';
import { SearchForm } from '../../components/search-form';
import { helpSearchCopy } from '../../content/help-search';
import { searchFormCopy } from '../../content/search-form';
import { sectionName } from '../../content/help-section';
import { helpCenterAddress, searchAddress, searchViewAddress } from '../../help-addresses';
import { type HelpSearchData, loader } from './help-search.loader';
import styles from './help-search.module.css';
import { SearchResults } from './help-search-results';
import { SearchFallback } from './help-search-fallback';

export { loader };

function headingOf({ keyword, results }: HelpSearchData): string {
  if (!keyword) return helpSearchCopy.emptyHeading;
  return results && results.categories.length > 0
    ? helpSearchCopy.hitsHeading(keyword)
    : helpSearchCopy.noHitHeading(keyword);
}

export const handle: PageHandle<HelpSearchData> = {
  layout: 'help-search',
  ownSearch: true,
  query: ['category', 'order', 'exact', 'page'],
  indexed: false,
  // Free text makes unlimited URLs; their pages are not worth caching.
  cacheSeconds: 0,
  head: (data, { site }) => ({
    title: `${headingOf(data)}_${sectionName}-${site.brand}`,
    description: helpSearchCopy.emptyLead,
    breadcrumb: [
      { name: sectionName, link: helpCenterAddress },
      { name: searchFormCopy.label, link: searchAddress(data.keyword) },
    ],
  }),
};

function Notice({ keyword, category, view, how }: HelpSearchData & { how: SearchHow }) {
  const address = (exact: boolean) => searchViewAddress(keyword, { ...view, category, exact });
  return <SearchNotice how={how} exact={address(true)} meant={view.exact ? address(false) : undefined} />;
}

/** With hits the hot words are beside them, without in the page itself. */
export function Component() {
  const data = useLoaderData<HelpSearchData>();
  const { keyword, results, hotWords, tree } = data;
  const hits = results && results.categories.length > 0 ? results : null;
  const rail = (
    <div className={styles.rail}>
      {hits && <HotWords text={hotWords} stacked />}
      <AskUs />
    </div>
  );

  return (
    <HelpColumns tree={tree} place={{}} rail={rail} short={!keyword}>
      <h1 className={styles.heading}>
        <TitleLines lines={[headingOf(data)]} />
      </h1>
      <div className={styles.box}>
        <SearchForm keyword={keyword} />
        {results && <Notice {...data} how={results} />}
      </div>
      {hits ? <SearchResults {...data} results={hits} /> : <SearchFallback {...data} />}
      <SupportBand />
    </HelpColumns>
  );
}
