import type { Download } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { Picture } from '@site/shared/ui/picture';
import { Download as DownloadSign } from 'lucide-react';
import { downloadCopy } from '../../content/home-download';
import styles from './home-download-card.module.css';
import { iconFiles } from './home-download-files';
import { DownloadMore } from './home-download-more';

/** The icon of a program, by the beginning of its slug. */
const icons = [
  { begins: 'studio-3d', icon: iconFiles.virtualIcon },
  { begins: 'studio', icon: iconFiles.studioIcon },
  { begins: 'app', icon: iconFiles.phoneIcon },
  { begins: 'photo', icon: iconFiles.cameraIcon },
  { begins: 'sdk-web', icon: iconFiles.webIcon },
  { begins: 'sdk', icon: iconFiles.mobileIcon },
];

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
  const icon = icons.find(({ begins }) => item.slug.startsWith(begins))?.icon;

  return (
    <li className={styles.card} id={item.slug}>
      {icon && <Picture file={icon} alt="" className={styles.icon} />}
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
