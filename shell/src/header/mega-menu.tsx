'use static';

import { Picture } from '@site/shared/ui/picture';
import { MoreLink } from '@site/shared/ui/more-link';
import { ContactPhone } from '@site/shared/ui/contact';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { products, scenarios, services } from '../content/navigation';
import { MegaMenuTeaser } from './mega-menu-teaser';
import { menuFiles } from './menu-files';
import styles from './mega-menu.module.css';

/** One file holds all signs; each place shows its own (`.picture` in the style sheet). */
const sign = { ...menuFiles.products, height: 40 };

function Products() {
  return (
    <div className={styles.column}>
      <p className={styles.head} id="_menu-products">
        产品
      </p>
      <ul className={styles.products} aria-labelledby="_menu-products">
        {products.map(({ id, title, description, link }) => (
          <li key={id}>
            <Link className={styles.product} to={link}>
              <Picture className={styles.picture} file={sign} alt="" />
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
      <p className={styles.head} id="_menu-scenarios">
        应用场景
      </p>
      <ul className={styles.scenarios} aria-labelledby="_menu-scenarios">
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
      <p className={styles.head} id="_menu-services">
        增值服务
      </p>
      <ul aria-labelledby="_menu-services">
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
          <ContactPhone>{(phone) => <span className={styles.phone}>{`选型电话 ${phone}`}</span>}</ContactPhone>
        </div>
      </div>
    </>
  );
}
