import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { newsArticleAddress } from '../../info-addresses';
import styles from './news-list-rows.module.css';

/** `2026-10-27` → `10-27` and `2026`, the day to be read first. */
function Day({ published }: { published: string }) {
  const [year, ...day] = published.split('-');

  return (
    <time className={styles.day} dateTime={published}>
      <span className={styles.date}>{day.join('-')}</span>
      <span className={styles.year}>{year}</span>
    </time>
  );
}

/** A ledger of news: the day on the left, what happened beside it. */
export function NewsListRows({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <ol className={styles.rows}>
      {news.map(({ id, title, summary, author, published }) => (
        <li key={id} className={styles.row}>
          <Day published={published} />
          <div>
            <h2 className={styles.title}>
              <Link className={styles.link} to={newsArticleAddress(id)}>
                {title}
              </Link>
            </h2>
            <p className={styles.summary}>{summary}</p>
            <p className={styles.author}>{author}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
