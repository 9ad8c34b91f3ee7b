import { Link2, Share2 } from 'lucide-react';
import styles from './share-tools.module.css';
import tool from './tool-button.module.css';

/** What is said there is the island's: React leaves what stands in it alone, also where it hydrates later. */
const empty = { __html: '' };

/**
 * Copies the page's address, and opens the sheet with preview, code and poster. Both are done by the shell's island
 * `share`, before and after hydration; they are gone where there is no script.
 */
export function ShareTools({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className={onDark ? `${styles.place} ${styles.dark}` : styles.place}>
      <button className={tool.tool} type="button" data-island="share" data-share="copy" data-track="share_click">
        <Link2 size={16} aria-hidden="true" />
        复制链接
      </button>
      <button
        className={tool.tool}
        type="button"
        data-island="share"
        data-share="open"
        data-track="share_click"
        aria-haspopup="dialog"
      >
        <Share2 size={16} aria-hidden="true" />
        分享
      </button>
      <span className={styles.outcome} role="status" dangerouslySetInnerHTML={empty} suppressHydrationWarning />
    </span>
  );
}
