import { ArrowRight } from 'lucide-react';
import { estimateCopy, trafficPack } from '../../content/home-service';
import type { Estimate } from './home-service.address';
import { type Fit, trafficByMonth, formatTraffic, type YearPlan } from './home-service.estimate';
import { formatPrice } from './home-service.price';
import { TrafficChart } from './home-service-chart';
import styles from './home-service-estimate.module.css';

function Fitting({ fit: { plan, withPacks } }: { fit: Fit }) {
  return (
    <div className={styles.fitting}>
      <p className={styles.small}>{plan ? estimateCopy.fits : estimateCopy.tooMuch}</p>
      <a className={styles.plan} href={plan ? `#plan-${plan.slug}` : '#lead'}>
        {plan ? `${plan.name} ¥${formatPrice(plan.price)} / 年` : estimateCopy.ask}
        <ArrowRight size={20} aria-hidden="true" />
      </a>
      {withPacks && (
        <p className={styles.small}>
          或 {withPacks.plan.name}加购 {withPacks.packs * (trafficPack.gigabytes / 1000)} TB 流量包，合计 ¥
          {formatPrice(withPacks.price)} / 年
        </p>
      )}
    </div>
  );
}

type AnswerProps = { estimate: Estimate; fit: Fit; offers: readonly YearPlan[] };

/** Result of the estimate: the year's traffic, the plan that covers it, and how the year fills up. */
export function EstimateAnswer({ estimate, fit, offers }: AnswerProps) {
  const { value, unit } = formatTraffic(fit.year);

  return (
    <div className={styles.answer}>
      <div className={styles.outcome} role="status">
        <div>
          <p className={styles.small}>{estimateCopy.year}</p>
          <p className={styles.year}>
            {value}
            <span className={styles.unit}>{unit}</span>
          </p>
        </div>
        <Fitting fit={fit} />
      </div>
      <TrafficChart months={trafficByMonth(estimate)} fit={fit} offers={offers} />
      <p className={styles.foot}>
        <span>{estimateCopy.axis}</span>
        <span>{estimateCopy.promise}</span>
      </p>
    </div>
  );
}
