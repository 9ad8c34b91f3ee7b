import { Rss } from 'lucide-react';
import { Link } from 'react-router-dom';
import { newsLinks } from '../../content/news-list';
import styles from './news-list-links.module.css';

/** Pages near the news, and the feed. */
export function NewsListLinks() {
  const { heading, links, feed } = newsLinks;

  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ title, text, to }) => (
          <li key={to}>
            <Link className={styles.way} to={to}>
              <span className={styles.title}>{title}</span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
        <li>
          <a className={styles.way} href={feed.href} type="application/rss+xml">
            <span className={styles.title}>
              {feed.title}
              <Rss size={16} aria-hidden="true" />
            </span>
            <span className={styles.text}>{feed.text}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
