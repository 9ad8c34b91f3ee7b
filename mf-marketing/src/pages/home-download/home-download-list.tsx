'use static';

import type { Download } from '@site/shared/contract/site';
import styles from './home-download.module.css';
import { type DownloadKind, kindOf } from './home-download.systems';
import { DownloadCard } from './home-download-card';

type DownloadListProps = {
  downloads: readonly Download[];
  kind: DownloadKind;
  /** The most wanted one. */
  leading?: string;
};

/** The downloads of one kind. */
export function DownloadList({ downloads, kind, leading }: DownloadListProps) {
  return (
    <ul className={styles.three}>
      {downloads
        .filter((item) => kindOf(item) === kind)
        .map((item) => (
          <DownloadCard key={item.slug} item={item} leading={item.slug === leading} />
        ))}
    </ul>
  );
}
