import type { PricingPlan } from '@site/shared/contract/site';
import { Button } from '@site/shared/ui/button';
import { Disclosure } from '@site/shared/ui/disclosure';
import { Section } from '@site/shared/ui/section';
import { Tag } from '@site/shared/ui/tag';
import { TrialButton } from '@site/shared/ui/trial-button';
import { serviceCopy } from '../../content/service';
import styles from './service-plans.module.css';

const grouped = (yuan: number): string => String(yuan).replace(/\B(?=(\d{3})+$)/g, ',');

function Price({ plan: { price, period } }: { plan: PricingPlan }) {
  return (
    <p className={styles.price}>
      {price === null ? (
        serviceCopy.plans.quoted
      ) : (
        <>
          <b className={styles.amount}>{`¥${grouped(price)}`}</b> / {period}
        </>
      )}
    </p>
  );
}

function PlanButton({ plan: { price, recommended } }: { plan: PricingPlan }) {
  if (price !== null) return <TrialButton look={recommended ? 'action' : 'outline'} wide />;
  return (
    <Button to="#lead" look="outline" wide>
      {serviceCopy.ask}
    </Button>
  );
}

function Plan({ plan }: { plan: PricingPlan }) {
  const { name, fits, recommended, facts } = plan;

  return (
    <li className={recommended ? `${styles.plan} ${styles.recommended}` : styles.plan}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {name} {recommended && <Tag tone="action">{serviceCopy.plans.badge}</Tag>}
        </h3>
        <Price plan={plan} />
        <p className={styles.fits}>{fits}</p>
      </div>
      <Disclosure summary={serviceCopy.plans.more} open={recommended}>
        <dl>
          {facts.map((fact) => (
            <div key={fact.name} className={styles.fact}>
              <dt>{fact.name}</dt>
              <dd className={styles.value}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <PlanButton plan={plan} />
    </li>
  );
}

type ServicePlansProps = { title: string; intro?: string; plans: readonly PricingPlan[] };

/** The plans one below the other, in ascending order, the recommended one raised and unfolded. */
export function ServicePlans({ title, intro, plans }: ServicePlansProps) {
  return (
    <Section title={title} intro={intro}>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <Plan key={plan.slug} plan={plan} />
        ))}
      </ul>
    </Section>
  );
}
