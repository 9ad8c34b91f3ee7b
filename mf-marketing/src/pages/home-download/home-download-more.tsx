import type { Download } from '@site/shared/contract/site';
import { ChevronDown } from 'lucide-react';
import { downloadCopy } from '../../content/home-download';
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
      <h4 className={styles.head}>{downloadCopy.history}</h4>
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

/** Release notes, checksum, and earlier versions. Opens without script. */
export function DownloadMore({ item: { changes, sha256, history } }: { item: Download }) {
  return (
    <details className={styles.more} suppressHydrationWarning>
      <summary className={styles.summary}>
        {downloadCopy.more}
        <ChevronDown className={styles.sign} size={18} aria-hidden="true" />
      </summary>
      <h4 className={styles.head}>{downloadCopy.changes}</h4>
      <Changes changes={changes} />
      <h4 className={styles.head}>{downloadCopy.sha256}</h4>
      {sha256 ? <code className={styles.sum}>{sha256}</code> : <p className={styles.shop}>{downloadCopy.fromShop}</p>}
      <History history={history} />
    </details>
  );
}
