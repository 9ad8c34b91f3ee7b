import type { PageHandle } from '@site/shared/page/page-handle';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Button } from '@site/shared/ui/button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { CircleCheck } from 'lucide-react';
import { experienceCopy as text } from '../../content/experience';
import styles from './experience.module.css';
import { ExperienceReading } from './experience-reading';

export const handle: PageHandle = {
  layout: 'no-float',
  indexed: false,
  head: (_, { site }) => ({ ...text.head, title: `${text.head.title}-${site.brand}`, noindex: true }),
};

/** Results of forms without script; the URL's fragment selects one. */
function Booked() {
  return (
    <>
      {text.booked.map(({ id, title, promise }) => (
        <p key={id} id={id} className={styles.booked} tabIndex={-1}>
          <CircleCheck size={24} aria-hidden="true" />
          <span>
            <b>{title}</b>
            {promise}
          </span>
        </p>
      ))}
    </>
  );
}

function NextSteps() {
  return (
    <div className={styles.card}>
      <h2 className={styles.cardTitle}>{text.nextTitle}</h2>
      <ol>
        {text.next.map(({ title, what }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b className={styles.stepTitle}>{title}</b>
              {what}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Component() {
  return (
    <>
      <section className={styles.place}>
        <div className={styles.inner}>
          <div>
            <Booked />
            <p className={styles.kicker}>
              <CircleCheck size={20} aria-hidden="true" />
              {text.kicker}
            </p>
            <h1 className={styles.title}>
              <TitleLines lines={text.title} />
            </h1>
            <p className={styles.intro}>{text.intro}</p>
            <div className={styles.buttons}>
              <TrialButton>{text.trial}</TrialButton>
              <Button to={text.guideLink} look="on-dark">
                {text.guide}
              </Button>
            </div>
          </div>
          <NextSteps />
        </div>
      </section>
      <ExperienceReading />
    </>
  );
}
