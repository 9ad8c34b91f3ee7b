'use static';

import { MarketingCards } from '../../components/marketing-cards';
import { ListHead } from '../../components/list-head';
import { productCrumbs } from '../../components/product-head';
import { categoryCopy, marketingHead, marketingHero, marketingListCopy } from '../../content/home-marketing';
import { plansAddress } from './home-marketing.handle';
import type { MarketingCategory } from './home-marketing.loader';
import styles from './home-marketing-list.module.css';

function Category({ category: { id, name, items } }: { category: MarketingCategory }) {
  return (
    <section className={styles.category} id={`category-${id}`}>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.aim}>{categoryCopy[id]}</p>
      </div>
      <MarketingCards label={name} items={items} columns={4} />
    </section>
  );
}

/** All plans by category. */
export function MarketingPlans({ categories }: { categories: readonly MarketingCategory[] }) {
  return (
    <>
      <ListHead
        crumbs={productCrumbs(marketingHead.name, plansAddress)}
        title={marketingHero.title}
        ground="plain"
        wide
      >
        <p>{marketingHero.intro}</p>
        <nav className={styles.anchors} aria-label={marketingListCopy.list}>
          {categories.map(({ id, name }) => (
            <a key={id} className={styles.anchor} href={`#category-${id}`}>
              {name}
            </a>
          ))}
        </nav>
      </ListHead>
      <div className={styles.body}>
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </>
  );
}
