import type { Download } from '@site/shared/contract/site';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { downloadCopy } from '../../content/home-download';
import { inWeChat } from './home-download.systems';
import styles from './home-download.module.css';
import { DownloadList } from './home-download-list';
import { useVisitorAgent } from './use-visitor-agent';

/** Hint that WeChat blocks downloads: for everybody on phones, and emphasised inside WeChat after hydration. */
function WeChatHint() {
  const there = inWeChat(useVisitorAgent());

  return (
    <p className={there ? `${styles.weChat} ${styles.there}` : styles.weChat}>
      {downloadCopy.weChat}
      <b>{downloadCopy.weChatHow}</b>
    </p>
  );
}

/** The apps, with a code to scan from the screen of a computer. */
export function DownloadApps({ downloads }: { downloads: readonly Download[] }) {
  return (
    <>
      <WeChatHint />
      <div className={styles.apps}>
        <DownloadList downloads={downloads} kind="app" />
        <div className={styles.scan}>
          <div className={styles.code}>
            <QrPlaceholder label={downloadCopy.scanLabel} />
          </div>
          <p>{downloadCopy.scan}</p>
        </div>
      </div>
    </>
  );
}
