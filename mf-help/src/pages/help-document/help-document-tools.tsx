import { CopyLink } from '@site/shared/ui/copy-link';
import { Printer } from 'lucide-react';
import { articleWords } from '../../content/help-words';
import styles from './help-document-tools.module.css';

/** Copy the link, print: both need script, so both are gone where there is none. */
export function Tools() {
  return (
    <div className={styles.tools}>
      <CopyLink />
      <button className={styles.tool} type="button" onClick={() => window.print()} data-needs-script="">
        <Printer size={16} aria-hidden="true" />
        {articleWords.print}
      </button>
    </div>
  );
}
