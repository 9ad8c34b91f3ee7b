'use static';

import type { HomeBanner } from '@site/shared/contract/site';
import { MoreLink } from '@site/shared/ui/more-link';
import { Poster } from '@site/shared/ui/poster';
import { productServiceWords } from '../content/product-services';
import styles from './banner-row.module.css';

/** Banners to swipe through; nothing moves by itself, and the next one peeks in so that one sees there is more. */
export function BannerRow({ banners, level = 2 }: { banners: readonly HomeBanner[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  if (banners.length === 0) return null;

  return (
    // A region that scrolls is reached by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the arrow keys
    <section className={styles.view} aria-label={productServiceWords.banners} tabIndex={0}>
      <ul className={styles.row}>
        {banners.map(({ id, title, words, link, scene }) => (
          <li key={id} className={styles.banner}>
            <div className={styles.words}>
              <Title className={styles.title}>{title}</Title>
              <p className={styles.intro}>{words}</p>
              <MoreLink to={link} onDark>
                {productServiceWords.read}
              </MoreLink>
            </div>
            <Poster scene={scene} seed={id} square />
          </li>
        ))}
      </ul>
    </section>
  );
}
