import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { MoreLink } from '@site/shared/ui/more-link';
import { Link } from 'react-router-dom';
import { newsWords } from '../../content/news-words';
import { newsAddress, newsArticleAddress } from '../../info-addresses';
import styles from './news-article-recent.module.css';

/** What else happened lately; the way to the list stays also when that cannot be had. */
export function NewsArticleRecent({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <section>
      {news.length > 0 && <h2 className={styles.heading}>{newsWords.recent}</h2>}
      <ul className={styles.list}>
        {news.map(({ id, title, published }) => (
          <li key={id}>
            <Link className={styles.link} to={newsArticleAddress(id)}>
              {title}
              <time className={styles.day} dateTime={published}>
                {published}
              </time>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to={newsAddress}>{newsWords.all}</MoreLink>
    </section>
  );
}
