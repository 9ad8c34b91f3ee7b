import { useSite } from '@site/shared/store';
import { consultationHours } from '@site/shared/store/site-facts';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { Phone } from 'lucide-react';
import { leadWords } from '../content/lead-words';
import styles from './lead-band.module.css';

export type LeadStep = { when: string; what: string };

type LeadBandProps = { title?: readonly string[]; intro?: string; steps?: readonly LeadStep[] };

const rings = [
  { radius: 120, opacity: 0.12 },
  { radius: 190, opacity: 0.1 },
  { radius: 270, opacity: 0.08 },
  { radius: 360, opacity: 0.06 },
  { radius: 450, opacity: 0.04 },
];

/** How to reach us, at the end of a page: what happens then at the left, trial and phone at the right. */
export function LeadBand({ title = leadWords.title, intro = leadWords.intro, steps = leadWords.steps }: LeadBandProps) {
  return (
    <section id="lead" className={styles.band}>
      <svg className={styles.rings} fill="none" stroke="#7FE3D4" aria-hidden="true">
        {rings.map(({ radius, opacity }) => (
          <circle key={radius} cx="12%" cy="60%" r={radius} opacity={opacity} />
        ))}
      </svg>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <ol className={styles.steps}>
            {steps.map(({ when, what }) => (
              <li key={when} className={styles.step}>
                <b>{when}</b>
                {what}
              </li>
            ))}
          </ol>
        </div>
        <LeadCard />
      </div>
    </section>
  );
}

function LeadCard() {
  const phone = useSite((state) => state.site.phone);
  const { title, intro, call, hours, promise } = leadWords.card;

  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>{title}</h3>
      <p className={styles.cardIntro}>{intro}</p>
      <TrialButton wide />
      <div className={styles.call}>
        <Button look="outline" wide href={`tel:${phone.replaceAll('-', '')}`}>
          <Phone aria-hidden="true" />
          {call} {phone}
        </Button>
      </div>
      <p className={styles.hours}>
        {hours} {consultationHours}。{promise}
      </p>
    </div>
  );
}
