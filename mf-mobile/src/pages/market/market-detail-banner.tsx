import type { MarketingDetail } from '@site/shared/contract/marketing';
import { Poster } from '@site/drawings/posters/poster';
import { ShareTools } from '@site/shared/ui/share-tools';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import { marketCopy } from '../../content/market';
import { marketListAddress } from '../../mobile-addresses';
import styles from './market-detail-banner.module.css';

/** Purpose, and the idea behind it below its picture. */
export function MarketDetailBanner({ item }: { item: MarketingDetail }) {
  const { id, title, description, categoryName, banner } = item;

  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <div>
          <Link className={styles.back} to={marketListAddress}>
            <ArrowLeft size={18} aria-hidden="true" />
            {marketCopy.back} · {categoryName}
          </Link>
          <h1 className={styles.title}>
            <TitleLines lines={[title]} />
          </h1>
          <p className={styles.text}>{description}</p>
          <p className={styles.tools}>
            <ShareTools onDark />
          </p>
        </div>
        <div className={styles.card}>
          <Poster scene={banner.scene} seed={id} square />
          <p className={styles.thought}>{banner.title}</p>
          <p className={styles.why}>{banner.text}</p>
        </div>
      </div>
    </div>
  );
}
