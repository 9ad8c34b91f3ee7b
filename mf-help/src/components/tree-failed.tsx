import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { treeCopy } from '../content/help-section';
import styles from './tree-failed.module.css';

/** Fallback for the tree; the link reloads the page, with and without script. */
export function TreeFailed() {
  const { pathname, search } = useLocation();

  return (
    <p className={styles.failed}>
      <a className={styles.again} href={pathname + search}>
        <RotateCw size={16} aria-hidden="true" />
        {treeCopy.failed}
      </a>
    </p>
  );
}
