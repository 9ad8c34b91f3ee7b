'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Check } from 'lucide-react';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { pricingHead, pricingHero } from '../../content/home-service/sections';
import { pricingAddress } from './home-service.address';
import styles from './home-service-hero.module.css';

/** Headline on the left, buyers' concerns on the right; the plans follow. */
export function ServiceHero({ facts }: PageFacts) {
  return (
    <div className={styles.hero}>
      <ListHead
        crumbs={productCrumbs(pricingHead.name, pricingAddress)}
        title={pricingHero.title}
        intro={fillWords(pricingHero.intro, facts)}
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
    </div>
  );
}
