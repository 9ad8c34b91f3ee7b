import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { FirstScreenEnd } from '@site/shared/ui/first-screen-end';
import type { ReactNode } from 'react';
import type { HeroLines } from '../content/product-page';
import { AskButton } from './ask-button';
import styles from './campaign-hero.module.css';

type CampaignHeroProps = {
  hero: Required<HeroLines>;
  ground: 'sand' | 'mint' | 'dark';
  /** `below` puts the text in one row above a full-width picture. */
  picture?: 'beside' | 'below';
  /** The picture. */
  children: ReactNode;
};

/** The top of a campaign's home page: headline, two calls to action, one picture. */
export function CampaignHero({
  hero: { title, intro, note, ask },
  ground,
  picture = 'beside',
  children,
}: CampaignHeroProps) {
  const onDark = ground === 'dark';

  return (
    <>
      <section className={`${styles.hero} ${styles[ground]}`}>
        <div className={`${styles.inner} ${styles[picture]}`}>
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <div className={styles.text}>
            <p className={styles.intro}>
              <BrokenLines lines={intro} />
            </p>
            <div className={styles.buttons}>
              <AskButton ask={ask} />
              <ConsultButton look={onDark ? 'on-dark' : 'outline'} to="#lead" />
            </div>
            {note && <p className={styles.note}>{note}</p>}
          </div>
          {picture === 'beside' && <div className={styles.picture}>{children}</div>}
        </div>
        {picture === 'below' && <div className={styles.wide}>{children}</div>}
      </section>
      <FirstScreenEnd />
    </>
  );
}
