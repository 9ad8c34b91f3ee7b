import { Check, Link2, Printer, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { articleWords } from '../../content/help-words';
import { copyText } from './copy-text';
import styles from './help-document-tools.module.css';

/** How long a message stays, in milliseconds (spec §9). */
const toastTime = 1500;

type Outcome = 'copied' | 'failed' | undefined;

function CopyLink() {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), toastTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    const { origin, pathname } = window.location;
    setOutcome((await copyText(origin + pathname)) ? 'copied' : 'failed');
  }

  return (
    <>
      <button className={styles.tool} type="button" onClick={copy} data-needs-script>
        <Link2 size={16} aria-hidden="true" />
        {articleWords.copyLink}
      </button>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && (
          <span className={styles.toast}>
            <Check size={16} aria-hidden="true" />
            {articleWords.copied}
          </span>
        )}
        {outcome === 'failed' && (
          <span className={`${styles.toast} ${styles.failed}`}>
            <TriangleAlert size={16} aria-hidden="true" />
            {articleWords.copyFailed}
          </span>
        )}
      </span>
    </>
  );
}

/** Copy the link, print: both need script, so both are gone where there is none. */
export function Tools() {
  return (
    <div className={styles.tools}>
      <CopyLink />
      <button className={styles.tool} type="button" onClick={() => window.print()} data-needs-script>
        <Printer size={16} aria-hidden="true" />
        {articleWords.print}
      </button>
    </div>
  );
}
