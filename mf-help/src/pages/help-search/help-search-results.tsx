import type { HelpArticlePage } from '@site/shared/contract/help';
import { pagesOf } from '@site/shared/page/list-pages';
import { Pagination } from '@site/shared/ui/pagination';
import { ArticleRows } from '../../components/article-rows';
import { searchAddress } from '../../help-addresses';
import styles from './help-search-results.module.css';

/** The hits of one page with the keyword marked. */
export function SearchResults({ keyword, results }: { keyword: string; results: HelpArticlePage }) {
  const { list, total, pageIndex } = results;
  const pages = pagesOf(results);
  const place = pages > 1 ? `，第 ${pageIndex} / ${pages} 页` : '';

  return (
    <>
      <p className={styles.count}>
        共 {total.toLocaleString('zh-CN')} 篇{place}
      </p>
      <ArticleRows articles={list} keyword={keyword} withClass />
      <Pagination page={pageIndex} pages={pages} path={searchAddress(keyword)} />
    </>
  );
}
