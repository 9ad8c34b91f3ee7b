import clsx from 'clsx/lite';
import section from '@site/shared/ui/section.module.css';
import type { ReactNode } from 'react';
import { HeroCopy, type HeroButtons, type HeroText } from './hero-copy';
import styles from './product-hero.module.css';

type ProductHeroProps = Omit<HeroText, 'onDark' | 'across'> &
  HeroButtons & {
    ground: keyof typeof grounds;
    /** `beside` and `ahead` set the picture right and left of the words from 1200 px on, `below` at full width under them. */
    picture: 'beside' | 'ahead' | 'below';
    /** The picture. */
    children: ReactNode;
  };

/** Those that sections have are theirs. */
const grounds = {
  dark: styles.dark,
  deep: section.dark,
  mint: styles.mint,
  sand: section.sand,
  tint: section.tint,
  plain: styles.plain,
};

/** The top of a product page: breadcrumb, headline, two calls to action, and one picture. */
export function ProductHero({ ground, picture, children, ...text }: ProductHeroProps) {
  const onDark = ground === 'dark' || ground === 'deep';

  return (
    <section className={`${styles.hero} ${grounds[ground]}`}>
      <div className={clsx(styles.inner, styles[picture])}>
        <HeroCopy {...text} onDark={onDark} across={picture === 'below'} />
        <div className={styles.picture}>{children}</div>
      </div>
    </section>
  );
}
