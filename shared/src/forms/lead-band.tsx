import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { leadAnchor } from '../contract/page-anchors';
import { ConsultationTimes } from '../ui/consultation-times';
import { BrokenLines } from '../ui/broken-lines';
import { ContactPhone } from '../ui/contact';
import styles from './lead-band.module.css';
import { OffHours } from './off-hours';
import { RequirementForm } from './requirement-form';

export type LeadStep = { when: string; what: string };

export type LeadBandProps = {
  title: readonly string[];
  intro: string;
  /** The steps after submitting. */
  steps: readonly LeadStep[];
  /** Title of the form card. */
  card?: { title: string; submit: string };
  /** In the empty field for the requirement. */
  example?: string;
  /** Stands in the field for the requirement from the beginning, for the visitor to change. */
  asked?: string;
  /** The address of the page, where what it shows is not what was asked for. */
  place?: string | undefined;
  /** `mobile` on pages made for phones. */
  form?: 'quick' | 'mobile';
  /** In place of the steps. */
  children?: ReactNode;
};

const rings = [
  { radius: 120, opacity: 0.12 },
  { radius: 190, opacity: 0.1 },
  { radius: 270, opacity: 0.08 },
  { radius: 360, opacity: 0.06 },
  { radius: 450, opacity: 0.04 },
];

const cardText = { title: '预约方案沟通', submit: '预约沟通' };

function Rings() {
  return (
    <svg className={styles.rings} width="100%" height="100%" fill="none" stroke="#7FE3D4" aria-hidden="true">
      {rings.map(({ radius, opacity }) => (
        <circle key={radius} cx="12%" cy="60%" r={radius} opacity={opacity} />
      ))}
    </svg>
  );
}

function Call() {
  return (
    <ContactPhone>
      {(phone, address) => (
        <p className={styles.call}>
          <Phone size={16} aria-hidden="true" />
          <span>
            {'也可以直接打 '}
            <a className={styles.number} href={address}>
              {phone}
            </a>{' '}
            <span className={styles.hours}>
              <ConsultationTimes />
            </span>
          </span>
        </p>
      )}
    </ContactPhone>
  );
}

function Steps({ steps }: Pick<LeadBandProps, 'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, what }) => (
        <li key={when} className={styles.step}>
          <b>{when}</b>
          {what}
        </li>
      ))}
    </ol>
  );
}

/** The last section of a page: the next steps on the left, the form on the right; on phones the form comes first. */
export function LeadBand({ title, intro, steps, card = cardText, form = 'quick', ...rest }: LeadBandProps) {
  const { example, asked, place, children } = rest;
  return (
    <section id={leadAnchor} className={styles.band}>
      <Rings />
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <BrokenLines lines={title} />
          </h2>
          <p className={styles.intro}>{intro}</p>
          <div className={children ? undefined : styles.next}>{children ?? <Steps steps={steps} />}</div>
        </div>
        <div className={styles.card}>
          <h3 className={styles.cardTitle}>{card.title}</h3>
          <OffHours />
          <RequirementForm form={form} submit={card.submit} example={example} asked={asked} place={place} />
          <Call />
        </div>
      </div>
    </section>
  );
}
