import { grouped } from '@site/shared/page/grouped';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Section } from '@site/shared/ui/section';
import { entmarketFunnel } from '../../content/entmarket/stages';
import beside from '../../components/beside.module.css';
import styles from './entmarket-funnel.module.css';

const { title, intro, lost, steps } = entmarketFunnel;
const fills = ['#0B6E6E', '#2A9490', '#4DB0A8', '#7CC8C0', '#C73E16'];

type Step = (typeof steps)[number];

/** How many did not get to the next step, why, and what was changed for the next time. */
function Leak({ step, next }: { step: Step; next: Step | undefined }) {
  if (!next || !step.why) return null;

  return (
    <p className={styles.leak}>
      <span>
        {lost} {grouped(step.value - next.value)}
      </span>
      {step.why}
      <b className={styles.mend}>{step.mend}</b>
    </p>
  );
}

/** From the page to the lead in five bars, and between them who was lost and what mended it. */
export function EntmarketFunnel() {
  const widest = steps[0].value;

  return (
    <Section title={<BrokenLines lines={title} />} intro={intro} ground="tint" className={beside.beside}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.name} className={styles.step}>
            <h3 className={styles.name}>{step.name}</h3>
            <b className={styles.value}>{grouped(step.value)}</b>
            <svg className={styles.bar} width="280" height="14" aria-hidden="true">
              <rect width="100%" height="14" rx="3" fill="#DCEAE9" />
              <rect width={`${Math.round((100 * step.value) / widest)}%`} height="14" rx="3" fill={fills[index]} />
            </svg>
            <Leak step={step} next={steps[index + 1]} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
