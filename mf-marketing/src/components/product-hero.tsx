import type { ReactNode } from 'react';
import { HeroWords, type HeroWordsProps } from './hero-words';
import styles from './product-hero.module.css';

type ProductHeroProps = Omit<HeroWordsProps, 'onDark' | 'across'> & {
  ground: 'dark' | 'deep' | 'mint' | 'sand' | 'tint' | 'plain';
  /** `beside` and `ahead` set the picture right and left of the words from 1200 px on, `below` at full width under them. */
  picture: 'beside' | 'ahead' | 'below';
  /** The picture. */
  children: ReactNode;
};

/** The top of a product page: where we are, the promise, two ways to begin, and one picture. */
export function ProductHero({ ground, picture, children, ...words }: ProductHeroProps) {
  const onDark = ground === 'dark' || ground === 'deep';

  return (
    <section className={`${styles.hero} ${styles[ground]}`}>
      <div className={`${styles.inner} ${styles[picture]}`}>
        <HeroWords {...words} onDark={onDark} across={picture === 'below'} />
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
