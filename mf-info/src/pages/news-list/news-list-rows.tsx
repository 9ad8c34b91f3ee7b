import type { CollegeArticleSummary } from '@site/shared/contract/college';
import { Cover } from '@site/drawings/covers/cover';
import { ListRow } from '../../components/list-row';
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

/** Rows in the first view. */
const inView = 2;

/** News rows: the day on the left, the drawing on the right. */
export function NewsListRows({ news }: { news: readonly CollegeArticleSummary[] }) {
  return (
    <ol>
      {news.map(({ id, title, summary, author, published, cover, picture }, index) => (
        <ListRow
          key={id}
          className={styles.row}
          to={newsArticleAddress(id)}
          title={title}
          before={<Day published={published} />}
          after={
            cover && (
              <div className={styles.picture}>
                <Cover cover={cover} seed={id} picture={index < inView ? undefined : picture} />
              </div>
            )
          }
        >
          <p className={styles.summary}>{summary}</p>
          <p className={styles.author}>{author}</p>
        </ListRow>
      ))}
    </ol>
  );
}
