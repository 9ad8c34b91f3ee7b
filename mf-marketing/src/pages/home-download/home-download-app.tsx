import type { Download } from '@site/shared/contract/site';
import { QrPlaceholder } from '@site/shared/ui/qr-placeholder';
import { downloadWords } from '../../content/downloads';
import { inWeChat } from './home-download.systems';
import styles from './home-download.module.css';
import { DownloadList } from './home-download-list';
import { useVisitorAgent } from './use-visitor-agent';

/** What stands in the way inside WeChat: told to everybody on phones, and loudly to who is there once scripts are in. */
function WeChatHint() {
  const there = inWeChat(useVisitorAgent());

  return (
    <p className={there ? `${styles.weChat} ${styles.there}` : styles.weChat}>
      {downloadWords.weChat}
      <b>{downloadWords.weChatHow}</b>
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
            <QrPlaceholder label={downloadWords.scanLabel} />
          </div>
          <p>{downloadWords.scan}</p>
        </div>
      </div>
    </>
  );
}
