import type { PageAsk } from '@site/shared/page/page-asks';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Button } from '@site/shared/ui/button';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { TrialButton } from '@site/shared/ui/trial-button';
import type { ReactNode } from 'react';
import styles from './topic-hero.module.css';
import type { HeroCopy } from '../../content/topic-page';

type TopicHeroProps = {
  text: HeroCopy;
  /** What the page asks for; a trial unless named. */
  ask?: PageAsk;
  ground?: 'mint' | 'sand' | 'plain' | 'dark';
  /** The picture runs from edge to edge on phones and ends the section. */
  bleed?: boolean;
  /** The picture below the words. */
  children: ReactNode;
};

/** Headline, two calls to action and a picture. A dark one extends under the header and needs `header: 'over-dark'`. */
export function TopicHero({ text, ask = 'trial', ground = 'mint', bleed = false, children }: TopicHeroProps) {
  const { kicker, title, intro, note } = text;

  return (
    <section className={`${styles.hero} ${styles[ground]}`}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <p className={styles.kicker}>{kicker}</p>
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <p className={styles.intro}>
            <BrokenLines lines={intro} />
          </p>
          <div className={styles.buttons}>
            {ask === 'trial' ? (
              <TrialButton wide />
            ) : (
              <Button look="action" to="#lead" wide>
                {ask.want}
              </Button>
            )}
            <ConsultButton look={ground === 'dark' ? 'on-dark' : 'outline'} to="#lead" wide />
          </div>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div className={bleed ? `${styles.picture} ${styles.bleed}` : styles.picture}>{children}</div>
      </div>
    </section>
  );
}
