'use static';

import { ProductPictogram } from '@site/shared/ui/stages/product-pictogram';
import { MoreLink } from '@site/shared/ui/more-link';
import { ContactPhone } from '@site/shared/ui/contact';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { products, scenarios, services } from '../content/navigation';
import { MegaMenuTeaser } from './mega-menu-teaser';
import styles from './mega-menu.module.css';

function Products() {
  return (
    <div className={styles.column}>
      <p className={styles.head} id="menu-products">
        产品
      </p>
      <ul className={styles.products} aria-labelledby="menu-products">
        {products.map(({ id, title, description, link }) => (
          <li key={id}>
            <Link className={styles.product} to={link}>
              <span className={styles.picture}>
                <ProductPictogram product={id} />
              </span>
              <span className={styles.name}>{title}</span>
              <span className={styles.text}>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Scenarios() {
  return (
    <div className={styles.column}>
      <p className={styles.head} id="menu-scenarios">
        应用场景
      </p>
      <ul className={styles.scenarios} aria-labelledby="menu-scenarios">
        {scenarios.map(({ id, title, link }) => (
          <li key={id}>
            <Link className={styles.line} to={link}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Services() {
  return (
    <div className={styles.column}>
      <p className={styles.head} id="menu-services">
        增值服务
      </p>
      <ul aria-labelledby="menu-services">
        {services.map(({ id, title, link }) => (
          <li key={id}>
            <Link className={styles.line} to={link}>
              {title}
              <ArrowRight className={styles.arrow} size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <MegaMenuTeaser />
    </div>
  );
}

/** Products and services: six products, eleven scenarios, five value-added services. */
export function MegaMenu() {
  return (
    <>
      <div className={styles.columns}>
        <Products />
        <Scenarios />
        <Services />
      </div>
      <div className={styles.foot}>
        <div className={styles.ways}>
          <span>不确定选哪个？</span>
          <MoreLink to="/home/service">对比各版本功能</MoreLink>
          <MoreLink to="/sitemap">全部页面</MoreLink>
          <ContactPhone>{(phone) => <span className={styles.phone}>选型电话 {phone}</span>}</ContactPhone>
        </div>
      </div>
    </>
  );
}
