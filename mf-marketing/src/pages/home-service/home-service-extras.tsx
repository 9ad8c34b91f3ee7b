'use static';

import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { addOns, addOnCopy, payingCopy } from '../../content/home-service';
import styles from './home-service-extras.module.css';

/** Add-ons, on phones swiped, and contract, payment and invoice. */
export function ServiceExtras() {
  return (
    <Section id="add-ons" ground="tint" title={addOnCopy.title} intro={addOnCopy.intro} arrangement="split">
      <SwipeRow label={addOnCopy.title} still columnsFrom="tablet" className={styles.addOns}>
        {addOns.map(({ name, price, unit, text }) => (
          <div key={name} className={styles.addOn}>
            <h3>{name}</h3>
            <p className={styles.price}>
              <b>{price}</b> {unit}
            </p>
            <p className={styles.text}>{text}</p>
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
