import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { homeCopy } from '../../content/home/sections';
import { topicAddress } from '../../mobile-addresses';
import type { NewsRow } from './home.data';
import styles from './home-news.module.css';

/** The newest articles of the information portal. */
export function HomeNews({ news }: { news: readonly NewsRow[] }) {
  return (
    <Section title={homeCopy.news.title} className={styles.section ?? ''}>
      <ul className={styles.list}>
        {news.map(({ id, title, category, published }) => (
          <li key={id}>
            <Link className={styles.row} to={topicAddress(id)}>
              <span className={styles.category}>{category}</span>
              <time className={styles.day} dateTime={published}>
                {published}
              </time>
              <b className={styles.title}>{title}</b>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink to="/info/">{homeCopy.news.more}</MoreLink>
    </Section>
  );
}
