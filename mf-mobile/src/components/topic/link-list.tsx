import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RelatedLink } from '../../content/topic-page';
import thirds from '../thirds.module.css';
import styles from './link-list.module.css';

/** Links with a line each on what is behind them. */
export function LinkList({ links }: { links: readonly RelatedLink[] }) {
  return (
    <ul className={`${styles.list} ${thirds.thirds}`}>
      {links.map(({ name, text, link }) => (
        <li key={link}>
          <Link className={styles.link} to={link} data-track="details_click">
            <b>{name}</b>
            <span className={styles.text}>{text}</span>
            <ChevronRight className={styles.sign} size={20} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
