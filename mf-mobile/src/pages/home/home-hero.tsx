import { TitleLines } from '@site/shared/ui/title-lines';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { PortraitConsole } from './portrait-console';
import { homeCopy } from '../../content/home/sections';
import styles from './home-hero.module.css';

const ripples = [120, 200, 290, 390, 500];

/** Headline, two calls to action and the product at work. */
export function HomeHero() {
  const { title, intro, consult, note } = homeCopy.hero;

  return (
    <section className={styles.hero}>
      <svg
        className={styles.ripples}
        width="1000"
        height="1000"
        viewBox="-500 -500 1000 1000"
        fill="none"
        aria-hidden="true"
      >
        {ripples.map((radius, index) => (
          <circle key={radius} r={radius} stroke="#7FE3D4" opacity={(13 - 2 * index) / 100} />
        ))}
      </svg>
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <TitleLines lines={title} />
          </h1>
          <p className={styles.intro}>
            {intro.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </p>
          <div className={styles.buttons}>
            <TrialButton wide />
            <ConsultButton look="on-dark" to="#lead" wide>
              {consult}
            </ConsultButton>
          </div>
          <p className={styles.note}>{note}</p>
        </div>
        <PortraitConsole />
      </div>
    </section>
  );
}
