'use static';

import type { AddOn } from '@site/shared/contract/site';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { addOnCopy, payingCopy, planCopy } from '../../content/home-service/served';
import { formatPrice } from './home-service.price';
import styles from './home-service-extras.module.css';

/** The price, 起 where it is the least, or that it is quoted. */
function amountOf({ price, starting }: AddOn): string {
  return price === null ? planCopy.quoted : `¥${formatPrice(price)}${starting ? ' 起' : ''}`;
}

/** Add-ons, on phones swiped, and contract, payment and invoice. */
export function ServiceExtras({ addOns }: { addOns: readonly AddOn[] }) {
  const rows = addOns.filter(({ of }) => of === undefined);

  return (
    <Section id="add-ons" ground="tint" title={addOnCopy.title} intro={addOnCopy.intro} arrangement="split">
      <SwipeRow label={addOnCopy.title} still columnsFrom="tablet" className={styles.addOns}>
        {rows.map((one) => (
          <div key={one.key} className={styles.addOn}>
            <h3>{one.name}</h3>
            <p className={styles.price}>
              <b>{amountOf(one)}</b>
              {` ${one.unit}`}
            </p>
            <p className={styles.text}>{one.text}</p>
          </div>
        ))}
      </SwipeRow>
      <h3 className={styles.paying}>{payingCopy.name}</h3>
      <p className={styles.way}>
        {payingCopy.text}
        <MoreLink to={payingCopy.more.link}>{payingCopy.more.text}</MoreLink>
      </p>
    </Section>
  );
}
