import { Picture } from '@site/shared/ui/picture';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { homeCopy } from '../../content/home/sections';
import { productFiles } from '../../components/product-files';
import { products } from '../../content/products';
import styles from './home-products.module.css';

/** The six products as links in two columns. */
export function HomeProducts() {
  return (
    <section>
      <h2>
        <VisuallyHidden>{homeCopy.products}</VisuallyHidden>
      </h2>
      <ul className={styles.grid}>
        {products.map(({ key, name, text, link }) => (
          <li key={key} className={styles.cell}>
            <Link className={styles.door} to={link} data-track="details_click">
              <Picture file={productFiles[key]} alt="" className={styles.sign} />
              <b className={styles.name}>{name}</b>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
