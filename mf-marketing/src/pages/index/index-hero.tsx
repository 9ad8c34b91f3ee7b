'use static';

import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { EventNameField } from './event-name-field';
import { TrialButton } from '@site/shared/ui/trial-button';
import { eventNaming } from '../../content/index/console';
import { indexCopy } from '../../content/index/hero';
import { HomeConsole } from './index-console';
import styles from './index-hero.module.css';

const { title, intro, note } = indexCopy.hero;
const ripples = [
  { radius: 220, opacity: 0.13 },
  { radius: 330, opacity: 0.11 },
  { radius: 450, opacity: 0.1 },
  { radius: 580, opacity: 0.08 },
  { radius: 720, opacity: 0.07 },
  { radius: 870, opacity: 0.05 },
];

/** Hero: the headline and the running console. */
export function HomeHero() {
  return (
    <section className={styles.hero}>
      <svg className={styles.ripples} width="100%" height="100%" fill="none" stroke="#7FE3D4" aria-hidden="true">
        {ripples.map(({ radius, opacity }) => (
          <circle key={radius} cx="70%" cy="330" r={radius} opacity={opacity} />
        ))}
      </svg>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <div>
            <p className={styles.intro}>
              <BrokenLines lines={intro} />
            </p>
            <div className={styles.buttons}>
              <TrialButton />
              <ConsultButton look="on-dark" to="#lead" />
              <p className={styles.note}>
                <BrokenLines lines={note} />
              </p>
            </div>
          </div>
        </div>
        <EventNameField className={styles.named} {...eventNaming} />
        <div data-later="">
          <HomeConsole />
        </div>
      </div>
    </section>
  );
}
