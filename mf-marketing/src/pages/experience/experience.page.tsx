import { callbackAddress } from '@site/shared/contract/callback-address';
import { leadForms } from '@site/shared/contract/lead-forms';
import { leadKinds } from '@site/shared/contract/lead-wire';
import type { PageHandle } from '@site/shared/page/page-handle';
import { TitleLines } from '@site/shared/ui/title-lines';
import { Button } from '@site/shared/ui/button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { experienceCopy as text } from '../../content/experience';
import styles from './experience.module.css';
import { ExperienceReading } from './experience-reading';

export const handle: PageHandle = {
  layout: 'no-float',
  indexed: false,
  head: (_, { site }) => ({ ...text.head, title: `${text.head.title}-${site.brand}`, noindex: true }),
};

/** What a form without script is answered with, which its fragment of the address shows; whoever comes by a link has sent nothing. */
function Booked() {
  return (
    <>
      {leadForms.map((form) => (
        <p key={form} id={form} className={styles.booked} tabIndex={-1}>
          <CircleCheck size={24} aria-hidden="true" />
          <span>
            <b>{leadKinds[form].booked}</b>
            {leadKinds[form].promise}
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
            <p className={styles.kicker}>{text.kicker}</p>
            <h1 className={styles.title}>
              <TitleLines lines={text.title} />
            </h1>
            <p className={styles.intro}>
              {text.intro}
              <Link to={text.askLink}>{text.ask}</Link>，或凭回电码
              <Link to={callbackAddress}>{text.care}</Link>。
            </p>
            <div className={styles.buttons}>
              <TrialButton />
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
