import type { ReactNode } from 'react';
import type { HeroContent, ProductHead } from '../content/product-page';
import { HeroWords } from './hero-words';
import { productCrumbs } from './product-head';
import styles from './scenario-hero.module.css';

export type HeroGround = 'dark' | 'mint' | 'sand' | 'plain';

type ScenarioHeroProps = {
  path: string;
  head: ProductHead;
  words: HeroContent;
  /** On a dark ground the page's handle says `header: 'over-dark'`. */
  ground: HeroGround;
  /** Where the stage stands on wide screens; below 1200 px it always stands below the words. */
  stage?: 'right' | 'left' | 'below';
  /** The stage, named by its own label. */
  children: ReactNode;
};

/** The hero of a scenario page: ground and arrangement are the page's choice, so that neighbours differ. */
export function ScenarioHero({ path, head, words, ground, stage = 'right', children }: ScenarioHeroProps) {
  const below = stage === 'below';

  return (
    <section className={`${styles.hero} ${styles[ground]}`}>
      <div className={`${styles.inner} ${styles[stage]}`}>
        <HeroWords
          crumbs={productCrumbs(head.name, path)}
          name={head.name}
          {...words}
          onDark={ground === 'dark'}
          spread={below}
        />
        <div className={styles.stage}>{children}</div>
      </div>
    </section>
  );
}
