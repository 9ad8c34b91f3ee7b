import type { PageHandle } from '@site/shared/page/page-handle';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { CircleCheck } from 'lucide-react';
import { experienceCopy as words } from '../../content/experience';
import styles from './experience.module.css';
import { ExperienceReading } from './experience-reading';

export const handle: PageHandle = {
  layout: 'no-float',
  indexed: false,
  head: (_, { site }) => ({ ...words.head, title: `${words.head.title}-${site.brand}`, noindex: true }),
};

/** Results of forms without script; the URL's fragment selects one. */
function Booked() {
  return (
    <>
      {words.booked.map(({ id, title, promise }) => (
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
      <h2 className={styles.cardTitle}>{words.nextTitle}</h2>
      <ol>
        {words.next.map(({ title, what }, index) => (
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
              {words.kicker}
            </p>
            <h1 className={styles.title}>
              <BrokenLines lines={words.title} />
            </h1>
            <p className={styles.intro}>{words.intro}</p>
            <div className={styles.buttons}>
              <TrialButton>{words.trial}</TrialButton>
              <Button to={words.guideLink} look="on-dark">
                {words.guide}
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
