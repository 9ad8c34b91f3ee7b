import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pageAddress, pageWindow } from './page-window';
import styles from './pagination.module.css';

type PaginationProps = {
  /** The 1-based page at hand. */
  page: number;
  pages: number;
  /** The list's address without query. */
  path: string;
  /** Other query parameters of the list; empty ones are left out. */
  query?: Readonly<Record<string, string | undefined>>;
};

/** Real links to the pages of a list, so that search engines and visitors without script reach all of it. */
export function Pagination({ page, pages, path, query = {} }: PaginationProps) {
  if (pages < 2) return null;
  const address = (to: number) => pageAddress(path, to, query);

  return (
    <nav aria-label="分页" className={styles.pagination}>
      {page > 1 && (
        <Link className={styles.step} to={address(page - 1)} rel="prev">
          <ChevronLeft size={18} aria-hidden="true" />
          上一页
        </Link>
      )}
      <ol className={styles.pages}>
        {pageWindow(page, pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                to={address(entry)}
                aria-label={`第 ${entry} 页`}
                {...(entry === page && { 'aria-current': 'page' as const })}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link className={styles.step} to={address(page + 1)} rel="next">
          下一页
          <ChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
