import { ArrowRight } from 'lucide-react';
import { estimateWords, trafficPack } from '../../content/pricing';
import type { Estimate } from './home-service.address';
import { type Fit, trafficByMonth, trafficWords, type YearPlan } from './home-service.estimate';
import { priceWords } from './home-service.price';
import { TrafficChart } from './home-service-chart';
import styles from './home-service-estimate.module.css';

function Fitting({ fit: { plan, withPacks } }: { fit: Fit }) {
  return (
    <div className={styles.fitting}>
      <p className={styles.small}>{plan ? estimateWords.fits : estimateWords.tooMuch}</p>
      <a className={styles.plan} href={plan ? `#plan-${plan.slug}` : '#lead'}>
        {plan ? `${plan.name} ¥${priceWords(plan.price)} / 年` : estimateWords.ask}
        <ArrowRight size={20} aria-hidden="true" />
      </a>
      {withPacks && (
        <p className={styles.small}>
          或 {withPacks.plan.name}加购 {withPacks.packs * (trafficPack.gigabytes / 1000)} TB 流量包，合计 ¥
          {priceWords(withPacks.price)} / 年
        </p>
      )}
    </div>
  );
}

type AnswerProps = { estimate: Estimate; fit: Fit; offers: readonly YearPlan[] };

/** What the estimate comes to: the year's traffic, the plan that carries it, and how the year fills up. */
export function EstimateAnswer({ estimate, fit, offers }: AnswerProps) {
  const { value, unit } = trafficWords(fit.year);

  return (
    <div className={styles.answer}>
      <div className={styles.outcome} role="status">
        <div>
          <p className={styles.small}>{estimateWords.year}</p>
          <p className={styles.year}>
            {value}
            <span className={styles.unit}>{unit}</span>
          </p>
        </div>
        <Fitting fit={fit} />
      </div>
      <TrafficChart months={trafficByMonth(estimate)} fit={fit} offers={offers} />
      <p className={styles.foot}>
        <span>{estimateWords.axis}</span>
        <span>{estimateWords.promise}</span>
      </p>
    </div>
  );
}
