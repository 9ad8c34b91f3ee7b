import type { PageHandle } from '@site/shared/page/page-handle';
import { useLoaderData } from 'react-router-dom';
import { AskUs } from '../../components/ask-us';
import { HotWords } from '../../components/hot-words';
import { SearchForm } from '../../components/search-form';
import { searchWords, sectionName } from '../../content/help-words';
import { helpCenterAddress, searchAddress } from '../../help-addresses';
import { type HelpSearchData, loader } from './help-search.loader';
import styles from './help-search.module.css';
import { SearchResults } from './help-search-results';
import { WaysOn } from './help-search-ways-on';

export { loader };

const headingOf = ({ keyword }: HelpSearchData) => (keyword ? `“${keyword}”的搜索结果` : searchWords.emptyHeading);

export const handle: PageHandle<HelpSearchData> = {
  layout: 'help-search',
  query: ['page'],
  indexed: false,
  // Free text makes endless addresses; their pages are not worth a place in the cache (design.md §4).
  cacheSeconds: 0,
  head: (data, { site }) => ({
    title: `${headingOf(data)}_${sectionName}-${site.brand}`,
    description: searchWords.emptyLead,
    breadcrumb: [
      { name: sectionName, link: helpCenterAddress },
      { name: searchWords.label, link: searchAddress(data.keyword) },
    ],
  }),
};

/** Without a hit the ways on stand in the page itself, with hits beside them. */
export function Component() {
  const data = useLoaderData<HelpSearchData>();
  const { keyword, results, hotWords } = data;
  const hasHits = Boolean(results?.total);

  return (
    <div className={styles.columns}>
      <div className={styles.page}>
        <h1 className={styles.heading}>{headingOf(data)}</h1>
        <div className={styles.box}>
          <SearchForm keyword={keyword} />
        </div>
        {results && hasHits ? <SearchResults keyword={keyword} results={results} /> : <WaysOn data={data} />}
      </div>
      <aside className={styles.rail}>
        {hasHits && <HotWords words={hotWords} />}
        <AskUs />
      </aside>
    </div>
  );
}
