'use static';

import type { AddOn } from '@site/shared/contract/site';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { addOnCopy, payingCopy, planCopy } from '../../content/home-service';
import { formatPrice } from './home-service.price';
import styles from './home-service-extras.module.css';

/** What one that is sold in kinds costs at least. */
function leastOf({ key, price }: AddOn, addOns: readonly AddOn[]): number | null {
  const kinds = addOns.flatMap((one) => (one.of === key && one.price !== null ? [one.price] : []));
  return kinds.length > 0 ? Math.min(...kinds) : price;
}

function Price({ addOn, addOns }: { addOn: AddOn; addOns: readonly AddOn[] }) {
  const least = leastOf(addOn, addOns);
  if (least === null)
    return (
      <p className={styles.price}>
        <b>{planCopy.quoted}</b>
      </p>
    );
  return (
    <p className={styles.price}>
      <b>
        ¥{formatPrice(least)}
        {least !== addOn.price || addOn.starting ? ' 起' : ''}
      </b>{' '}
      {addOn.unit}
    </p>
  );
}

/** Add-ons, on phones swiped, and contract, payment and invoice. */
export function ServiceExtras({ addOns }: { addOns: readonly AddOn[] }) {
  return (
    <Section id="add-ons" ground="tint" title={addOnCopy.title} intro={addOnCopy.intro} arrangement="split">
      <SwipeRow label={addOnCopy.title} still columnsFrom="tablet" className={styles.addOns}>
        {addOns
          .filter(({ of }) => !of)
          .map((addOn) => (
            <div key={addOn.key} className={styles.addOn}>
              <h3>{addOn.name}</h3>
              <Price addOn={addOn} addOns={addOns} />
              <p className={styles.text}>{addOn.text}</p>
            </div>
          ))}
      </SwipeRow>
      <h3 className={styles.paying}>{payingCopy.title}</h3>
      <dl className={styles.ways}>
        {payingCopy.list.map(({ name, text }) => (
          <div key={name} className={styles.way}>
            <dt className={styles.wayName}>{name}</dt>
            <dd className={styles.wayText}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
