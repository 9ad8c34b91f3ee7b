'use static';

'use static';

import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { MarketingCards } from '../../components/marketing-cards';
import { productCrumbs } from '../../components/product-head';
import { categoryWords, marketingHead, marketingHero, marketingWords } from '../../content/marketing';
import { plansAddress } from './home-marketing.handle';
import type { MarketingCategory } from './home-marketing.loader';
import styles from './home-marketing-list.module.css';

function Category({ category: { id, name, items } }: { category: MarketingCategory }) {
  return (
    <section className={styles.category} id={`category-${id}`}>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.aim}>{categoryWords[id]}</p>
      </div>
      <MarketingCards items={items} columns={4} />
    </section>
  );
}

/** All plans, under what they are for. */
export function MarketingPlans({ categories }: { categories: readonly MarketingCategory[] }) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          <Breadcrumb crumbs={productCrumbs(marketingHead.name, plansAddress)} />
          <h1 className={styles.title}>
            <BrokenLines lines={marketingHero.title} />
          </h1>
          <div>
            <p className={styles.intro}>{marketingHero.intro}</p>
            <nav className={styles.anchors} aria-label={marketingWords.list}>
              {categories.map(({ id, name }) => (
                <a key={id} className={styles.anchor} href={`#category-${id}`}>
                  {name}
                </a>
              ))}
            </nav>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </>
  );
}
