import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { MoreLink } from '@site/shared/ui/more-link';
import { SideLink } from '../../components/side-link';
import { newsArticleCopy } from '../../content/news-article';
import { newsAddress, newsArticleAddress } from '../../info-addresses';
import styles from './news-article-recent.module.css';

/** Recent news; the link to the list remains when the call fails. */
export function NewsArticleRecent({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <section>
      {news.length > 0 && <h2 className={styles.heading}>{newsArticleCopy.recent}</h2>}
      <ul className={styles.list}>
        {news.map(({ id, title, published }) => (
          <li key={id}>
            <SideLink to={newsArticleAddress(id)}>
              {title}
              <time className={styles.day} dateTime={published}>
                {published}
              </time>
            </SideLink>
          </li>
        ))}
      </ul>
      <MoreLink to={newsAddress}>{newsArticleCopy.all}</MoreLink>
    </section>
  );
}
