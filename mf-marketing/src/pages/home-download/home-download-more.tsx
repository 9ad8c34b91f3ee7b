import type { Download } from '@site/shared/contract/site';
import { ChevronDown } from 'lucide-react';
import { downloadWords } from '../../content/downloads';
import styles from './home-download-more.module.css';

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

function History({ history }: Pick<Download, 'history'>) {
  if (history.length === 0) return null;

  return (
    <>
      <h4 className={styles.head}>{downloadWords.history}</h4>
      {history.map(({ version, updated, changes }) => (
        <div key={version} className={styles.version}>
          <p>
            <b>{version}</b> <time dateTime={updated}>{updated}</time>
          </p>
          <Changes changes={changes} />
        </div>
      ))}
    </>
  );
}

/** What the version brought, how to check the file, and what was before. Opens without script. */
export function DownloadMore({ item: { changes, sha256, history } }: { item: Download }) {
  return (
    <details className={styles.more} suppressHydrationWarning>
      <summary className={styles.summary}>
        {downloadWords.more}
        <ChevronDown className={styles.sign} size={18} aria-hidden="true" />
      </summary>
      <h4 className={styles.head}>{downloadWords.changes}</h4>
      <Changes changes={changes} />
      <h4 className={styles.head}>{downloadWords.sha256}</h4>
      {sha256 ? <code className={styles.sum}>{sha256}</code> : <p className={styles.shop}>{downloadWords.fromShop}</p>}
      <History history={history} />
    </details>
  );
}
