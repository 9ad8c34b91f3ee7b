import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { treeWords } from '../content/help-words';
import styles from './tree-failed.module.css';

/** Stands where the tree would; the link loads the page again, with and without script. */
export function TreeFailed() {
  const { pathname, search } = useLocation();

  return (
    <p className={styles.failed}>
      <a className={styles.again} href={pathname + search}>
        <RotateCw size={16} aria-hidden="true" />
        {treeWords.failed}
      </a>
    </p>
  );
}
