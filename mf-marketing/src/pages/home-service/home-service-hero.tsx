'use static';

'use static';

import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { Check } from 'lucide-react';
import { productCrumbs } from '../../components/product-head';
import { pricingHead, pricingHero } from '../../content/pricing';
import { pricingAddress } from './home-service.address';
import styles from './home-service-hero.module.css';

/** The promise at the left, what a buyer worries about at the right; the plans follow at once. */
export function ServiceHero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <Breadcrumb crumbs={productCrumbs(pricingHead.name, pricingAddress)} />
        <div className={styles.words}>
          <h1 className={styles.title}>{pricingHero.title}</h1>
          <p className={styles.intro}>
            <BrokenLines lines={pricingHero.intro} />
          </p>
        </div>
        <ul className={styles.promises}>
          {pricingHero.promises.map((promise) => (
            <li key={promise} className={styles.promise}>
              <Check size={18} aria-hidden="true" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
