'use static';

import type { HomeBanner } from '@site/shared/contract/site';
import { MoreLink } from '@site/shared/ui/more-link';
import { Poster } from '@site/drawings/posters/poster';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { productServiceCopy } from '../content/product-services/panels';
import styles from './banner-row.module.css';

/** Banners to swipe, without autoplay; the next one is partly visible to show that there are more. The first is drawn with the page. */
export function BannerRow({ banners, level = 2 }: { banners: readonly HomeBanner[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  if (banners.length === 0) return null;

  return (
    <SwipeRow label={productServiceCopy.banners} className={styles.row}>
      {banners.map(({ id, title, text, link, scene, picture }, index) => (
        <div key={id} className={styles.banner}>
          <div className={styles.text}>
            <Title className={styles.title}>{title}</Title>
            <p className={styles.intro}>{text}</p>
            <MoreLink to={link} onDark>
              {productServiceCopy.read}
            </MoreLink>
          </div>
          <Poster scene={scene} seed={id} picture={index > 0 ? picture : undefined} square />
        </div>
      ))}
    </SwipeRow>
  );
}
