import clsx from 'clsx/lite';
import type { ReactNode } from 'react';
import { HeroCopy, type HeroButtons, type HeroText } from './hero-copy';
import styles from './product-hero.module.css';

type ProductHeroProps = Omit<HeroText, 'onDark' | 'across'> &
  HeroButtons & {
    ground: 'dark' | 'deep' | 'mint' | 'sand' | 'tint' | 'plain';
    /** `beside` and `ahead` set the picture right and left of the words from 1200 px on, `below` at full width under them. */
    picture: 'beside' | 'ahead' | 'below';
    /** The picture. */
    children: ReactNode;
  };

/** The top of a product page: breadcrumb, headline, two calls to action, and one picture. */
export function ProductHero({ ground, picture, children, ...text }: ProductHeroProps) {
  const onDark = ground === 'dark' || ground === 'deep';

  return (
    <section className={`${styles.hero} ${styles[ground]}`}>
      <div className={clsx(styles.inner, styles[picture])}>
        <HeroCopy {...text} onDark={onDark} across={picture === 'below'} />
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
