'use static';

import { Cover } from '@site/drawings/covers/cover';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Link } from 'react-router-dom';
import { homeCopy } from '../content/home-sections';
import type { LeadItem, News, NewsItem } from './home-news.select';
import styles from './home-news.module.css';

const { title, more } = homeCopy.news;
const articleAddress = (id: number) => `/info/${id}`;

function Lead({ item }: { item: LeadItem }) {
  return (
    <Link to={articleAddress(item.id)} className={styles.lead}>
      <Cover cover={item.cover} seed={item.id} picture={item.picture} />
      <span className={styles.category}>{item.categoryName}</span>
      <h3 className={styles.headline}>{item.title}</h3>
      <span className={styles.summary}>{item.summary}</span>
    </Link>
  );
}

function Row({ item }: { item: NewsItem }) {
  return (
    <Link to={articleAddress(item.id)} className={styles.row}>
      <span className={styles.category}>{item.categoryName}</span>
      <h3 className={styles.title}>{item.title}</h3>
      <time className={styles.time} dateTime={item.published}>
        {item.published}
      </time>
      <span className={styles.text}>{item.summary}</span>
    </Link>
  );
}

/** One article with its picture and the newest others; omitted when both lists failed to load. */
export function HomeNews({ news: { lead, latest } }: { news: News }) {
  if (!lead) return null;

  return (
    <Section title={title} action={<MoreLink to={more.link}>{more.text}</MoreLink>}>
      <div className={styles.columns}>
        <Lead item={lead} />
        <SwipeRow label={title} columnsFrom="phone" className={styles.latest}>
          {latest.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </SwipeRow>
      </div>
    </Section>
  );
}
