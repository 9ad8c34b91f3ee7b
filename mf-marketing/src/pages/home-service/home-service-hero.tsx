'use static';

import { Check } from 'lucide-react';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { pricingHead, pricingHero } from '../../content/pricing';
import { pricingAddress } from './home-service.address';
import styles from './home-service-hero.module.css';

/** The promise at the left, what a buyer worries about at the right; the plans follow at once. */
export function ServiceHero() {
  return (
    <ListHead
      crumbs={productCrumbs(pricingHead.name, pricingAddress)}
      title={pricingHero.title}
      intro={pricingHero.intro}
      ground="tint"
    >
      <ul className={styles.promises}>
        {pricingHero.promises.map((promise) => (
          <li key={promise} className={styles.promise}>
            <Check size={18} aria-hidden="true" />
            {promise}
          </li>
        ))}
      </ul>
    </ListHead>
  );
}
