import type { MarketingDetail } from '@site/shared/contract/marketing';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { marketingCopy } from '../content/marketing-plan';
import styles from './marketing-products.module.css';

const { title, more } = marketingCopy.products;

/** Products of a marketing plan (mProduct). */
export function MarketingProducts({ products }: Pick<MarketingDetail, 'products'>) {
  if (products.length === 0) return null;

  return (
    <Section id="products" ground="sand" title={title}>
      <ul className={styles.products}>
        {products.map(({ name, text, link }) => (
          <li key={link + name} className={styles.product}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
            <MoreLink to={link}>
              {more}
              {name}
            </MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
