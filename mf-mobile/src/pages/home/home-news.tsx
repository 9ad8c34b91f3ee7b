import { Disclosure } from '@site/shared/ui/disclosure';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { homeCopy } from '../../content/home/sections';
import { topicAddress } from '../../mobile-addresses';
import type { NewsRow } from './home.data';
import styles from './home-news.module.css';

type HomeNewsProps = {
  news: readonly NewsRow[];
  /** What belongs together with it stands above. */
  joined: boolean;
};

/** The newest articles of the information portal, folded: who wants news opens them. */
export function HomeNews({ news, joined }: HomeNewsProps) {
  return (
    <Section className={joined ? `${styles.section} ${styles.joined}` : styles.section}>
      <Disclosure heading={2} summary={`${homeCopy.news.title} · ${news.length} 条`}>
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
      </Disclosure>
    </Section>
  );
}
