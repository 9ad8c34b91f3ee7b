import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Cover } from '@site/drawings/covers/cover';
import { newsAddress } from '../../mobile-addresses';
import thirds from '../thirds.module.css';
import styles from './news-rows.module.css';
import { ReadingRow } from './reading-row';

type NewsRowsProps = {
  news: readonly Pick<
    CollegeArticleSummary,
    'id' | 'title' | 'summary' | 'author' | 'published' | 'cover' | 'picture'
  >[];
  heading?: 'h2' | 'h3';
  /** Without it there is no picture either. */
  withSummary?: boolean;
};

/** Company news, the day first. */
export function NewsRows({ news, heading = 'h2', withSummary = true }: NewsRowsProps) {
  return (
    <ul className={thirds.thirds}>
      {news.map(({ id, title, summary, author, published, cover, picture }) => (
        <li key={id}>
          <ReadingRow
            className={withSummary ? `${styles.row} ${styles.pictured}` : styles.row}
            to={newsAddress(id)}
            heading={heading}
            title={title}
            summary={withSummary ? summary : undefined}
            before={
              <>
                <p className={styles.facts}>
                  <time dateTime={published}>{published}</time>
                  <span>{author}</span>
                </p>
                {withSummary && cover && <Cover cover={cover} seed={id} picture={picture} />}
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
