import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Crumb } from '../page/page-handle';
import styles from './breadcrumb.module.css';

/** Breadcrumb navigation. The last crumb is the current page, without a link. */
export function Breadcrumb({ crumbs, onDark = false }: { crumbs: readonly Crumb[]; onDark?: boolean }) {
  const last = crumbs.length - 1;

  return (
    <nav aria-label="面包屑" className={onDark ? `${styles.breadcrumb} ${styles.onDark}` : styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ name, link }, index) => (
          <li key={link + name} className={styles.crumb}>
            {index > 0 && <ChevronRight className={styles.divider} size={14} aria-hidden="true" />}
            {index === last ? <span aria-current="page">{name}</span> : <Link to={link}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
