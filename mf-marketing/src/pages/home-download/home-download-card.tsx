import type { Download } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { Download as DownloadSign } from 'lucide-react';
import { downloadCopy } from '../../content/home-download';
import styles from './home-download-card.module.css';
import { DownloadMore } from './home-download-more';

function Facts({ item: { version, updated, size, requires } }: { item: Download }) {
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{downloadCopy.version}</dt>
        <dd>{version}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{downloadCopy.updated}</dt>
        <dd>
          <time dateTime={updated}>{updated}</time>
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{downloadCopy.size}</dt>
        <dd>{size}</dd>
      </div>
      <div className={styles.wide}>
        <dt>{downloadCopy.requires}</dt>
        <dd>{requires}</dd>
      </div>
    </dl>
  );
}

type DownloadCardProps = {
  item: Download;
  /** The most wanted one has the filled button. */
  leading?: boolean;
};

/** A download with version, size, system and checksum. */
export function DownloadCard({ item, leading = false }: DownloadCardProps) {
  return (
    <li className={styles.card} id={item.slug}>
      <p className={styles.platform}>{item.platform}</p>
      <h3 className={styles.name}>{item.name}</h3>
      <p className={styles.text}>{item.text}</p>
      <Facts item={item} />
      <Button
        wide
        look={leading ? 'brand' : 'outline'}
        href={item.link}
        rel="noopener nofollow"
        data-track="download_click"
        aria-label={`${downloadCopy.get} ${item.platform} ${item.name}`}
      >
        <DownloadSign aria-hidden="true" />
        {downloadCopy.get}
      </Button>
      <DownloadMore item={item} />
    </li>
  );
}
