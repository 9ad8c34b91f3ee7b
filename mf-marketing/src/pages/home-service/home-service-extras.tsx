'use static';

import { Section } from '@site/shared/ui/section';
import { addOns, addOnWords, payingWords } from '../../content/pricing';
import styles from './home-service-extras.module.css';

/** What can be bought beside a plan, and how contract, payment and invoice go. */
export function ServiceExtras() {
  return (
    <Section id="add-ons" ground="tint" title={addOnWords.title} intro={addOnWords.intro} arrangement="split">
      <ul className={styles.addOns}>
        {addOns.map(({ name, price, unit, words }) => (
          <li key={name} className={styles.addOn}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.price}>
              <b>{price}</b> {unit}
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.paying}>{payingWords.title}</h3>
      <dl className={styles.ways}>
        {payingWords.list.map(({ name, words }) => (
          <div key={name} className={styles.way}>
            <dt className={styles.wayName}>{name}</dt>
            <dd className={styles.wayWords}>{words}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
