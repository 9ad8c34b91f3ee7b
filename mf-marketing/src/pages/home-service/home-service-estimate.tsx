import type { PricingPlan } from '@site/shared/contract/site';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Button } from '@site/shared/ui/button';
import { Section } from '@site/shared/ui/section';
import { estimateCopy, rateNames, trafficPack } from '../../content/home-service';
import {
  maxStreams,
  maxViewers,
  type PricingQuery,
  pricingAddress,
  rates,
  queryParameters,
  streamHours,
} from './home-service.address';
import { fitPlan, yearPlans } from './home-service.estimate';
import { EstimateAnswer } from './home-service-estimate-answer';
import { EstimateSum } from './home-service-estimate-sum';
import styles from './home-service-estimate.module.css';
import { useAddressForm } from './use-address-form';

const { title, intro, form, rate, hours, viewers, shows, send } = estimateCopy;

function Rates({ chosen }: { chosen: number }) {
  return (
    <fieldset className={styles.whole}>
      <legend className={styles.label}>{rate}</legend>
      <div className={styles.rates}>
        {rates.map((one) => (
          <label key={one} className={styles.rate}>
            <input className={styles.radio} type="radio" name="rate" value={one} defaultChecked={one === chosen} />
            <span className={styles.rateName}>{rateNames[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type NumberProps = { name: string; text: { label: string; unit: string }; value: number; most: number };

function NumberField({ name, text, value, most }: NumberProps) {
  return (
    <label>
      <span className={styles.label}>{text.label}</span>
      <span className={styles.box}>
        <input
          className={styles.number}
          type="number"
          name={name}
          min="1"
          max={most}
          defaultValue={value}
          inputMode="numeric"
          required
        />
        {text.unit}
      </span>
    </label>
  );
}

function Hours({ chosen }: { chosen: number }) {
  return (
    <label>
      <span className={styles.label}>{hours.label}</span>
      <select className={styles.select} name="hours" defaultValue={chosen}>
        {streamHours.map((one) => (
          <option key={one} value={one}>
            {one} {hours.unit}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The traffic of a year and which plan covers it: a plain form that updates as one types after hydration. */
export function ServiceEstimate({ query, plans }: { query: PricingQuery; plans: readonly PricingPlan[] }) {
  const offers = yearPlans(plans);
  const fit = fitPlan(query.estimate, offers, trafficPack);
  const follow = useAddressForm(query);
  const kept = queryParameters(query).filter(([name]) => name === 'q' || name === 'diff');

  return (
    <Section id="estimate" title={title} intro={<BrokenLines lines={intro} />} arrangement="split">
      <div className={styles.estimate}>
        <form className={styles.form} action={`${pricingAddress}#estimate`} aria-label={form} {...follow}>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Rates chosen={query.estimate.rate} />
          <Hours chosen={query.estimate.hours} />
          <NumberField name="viewers" text={viewers} value={query.estimate.viewers} most={maxViewers} />
          <NumberField name="shows" text={shows} value={query.estimate.shows} most={maxStreams} />
          <Button look="brand" type="submit">
            {send}
          </Button>
          <EstimateSum estimate={query.estimate} fit={fit} />
        </form>
        <EstimateAnswer estimate={query.estimate} fit={fit} offers={offers} />
      </div>
    </Section>
  );
}
