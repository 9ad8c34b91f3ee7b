'use static';

import { Picture } from '@site/shared/ui/picture';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { homeCopy } from '../content/home-sections';
import { products } from '../content/products';
import styles from './home-products.module.css';
import { productFiles } from './product-files';

const { src } = productFiles.products;

/** A calm line of the six products: hairlines, no cards. */
export function HomeProducts() {
  return (
    <section className={styles.products}>
      <h2>
        <VisuallyHidden>{homeCopy.products}</VisuallyHidden>
      </h2>
      <ul className={styles.line}>
        {products.map(({ key, name, text, link }) => (
          <li key={key}>
            <Link to={link} className={styles.product} data-track="details_click">
              <Picture file={{ src: `${src}#${key}`, width: 56, height: 40 }} alt="" />
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
