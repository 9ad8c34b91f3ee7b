import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Link } from 'react-router-dom';
import { newsAddress } from '../../mobile-addresses';
import styles from './news-rows.module.css';

type NewsRowsProps = {
  news: readonly Pick<CollegeArticleSummary, 'id' | 'title' | 'summary' | 'author' | 'published'>[];
  heading?: 'h2' | 'h3';
  withSummary?: boolean;
};

/** Company news, the day first. */
export function NewsRows({ news, heading: Heading = 'h2', withSummary = true }: NewsRowsProps) {
  return (
    <ul className={styles.rows}>
      {news.map(({ id, title, summary, author, published }) => (
        <li key={id}>
          <Link className={styles.row} to={newsAddress(id)}>
            <p className={styles.facts}>
              <time dateTime={published}>{published}</time>
              <span>{author}</span>
            </p>
            <Heading className={styles.title}>{title}</Heading>
            {withSummary && <p className={styles.summary}>{summary}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
