'use static';

import type { PricingPlan } from '@site/shared/contract/site';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { TrialButton } from '@site/shared/ui/trial-button';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { planCopy } from '../../content/home-service/served';
import { formatPrice } from './home-service.price';
import styles from './home-service-plans.module.css';

function Price({ plan: { price, period } }: { plan: PricingPlan }) {
  if (price === null) return <p className={styles.quoted}>{planCopy.quoted}</p>;
  return (
    <p className={styles.price}>
      <b>
        <i className={styles.sign}>¥</i>
        {formatPrice(price)}
      </b>{' '}
      / {period}
    </p>
  );
}

function HeroButtons({ plan: { price, recommended } }: { plan: PricingPlan }) {
  if (price === null) {
    return (
      <ConsultButton to="#lead" wide>
        {planCopy.ask}
      </ConsultButton>
    );
  }
  return <TrialButton look={recommended ? 'action' : 'outline'} wide />;
}

function Plan({ plan }: { plan: PricingPlan }) {
  return (
    <li className={plan.recommended ? `${styles.plan} ${styles.recommended}` : styles.plan} id={`plan-${plan.slug}`}>
      {plan.recommended && <p className={styles.badge}>{planCopy.recommended}</p>}
      <h3 className={styles.name}>{plan.name}</h3>
      <p className={styles.fits}>{plan.fits}</p>
      <Price plan={plan} />
      <HeroButtons plan={plan} />
      <dl className={styles.facts}>
        {plan.facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.what}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The plans side by side, their rows level, in ascending order; the recommended one rises in its place. A row to swipe on phones. */
export function ServicePlans({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <section className={styles.section} id="plans" data-near="">
      <h2>
        <VisuallyHidden>{planCopy.title}</VisuallyHidden>
      </h2>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.slug} plan={plan} />
        ))}
      </ul>
      <p className={styles.note}>
        <span>{planCopy.note}</span>
        <span>
          {planCopy.paper.text}
          <a className={styles.paper} href="#lead">
            {planCopy.paper.link}
          </a>
        </span>
      </p>
    </section>
  );
}
