import { MobileForm } from '@site/shared/forms/mobile-form';
import type { PageHandle } from '@site/shared/page/page-handle';
import { ProductPictogram } from '@site/shared/ui/stages/product-pictogram';
import { Link, useLoaderData } from 'react-router-dom';
import { oldHomeCopy } from '../../content/old-home';
import { products } from '../../content/products';
import { scenarios } from '../../content/scenarios';
import { marketAddress, newHomeAddress } from '../../mobile-addresses';
import { mobileBlocks } from '../../mobile-blocks';
import styles from './old-home.module.css';
import { OldHomeLinks } from './old-home-links';

type OldHomeData = { market: readonly { id: number; title: string; text: string }[] | null };

/** As many rows as the former page had. */
const marketRows = 5;

export async function loader(): Promise<OldHomeData> {
  const list = await mobileBlocks.marketing();
  const market = list?.slice(0, marketRows).map(({ id, title, description }) => ({ id, title, text: description }));
  return { market: market ?? null };
}

export const handle: PageHandle<OldHomeData> = {
  layout: 'default',
  device: 'mobile',
  indexed: false,
  head: (_data, { site }) => ({
    title: `${oldHomeCopy.head.title}-${site.brand}`,
    description: oldHomeCopy.head.description,
    keywords: oldHomeCopy.head.keywords,
    canonical: '/',
  }),
};

function Head() {
  return (
    <div className={styles.head}>
      <p className={styles.notice}>
        {oldHomeCopy.notice}
        <Link className={styles.toNew} to={newHomeAddress}>
          {oldHomeCopy.toNew}
        </Link>
      </p>
      <h1 className={styles.title}>{oldHomeCopy.title}</h1>
      <p className={styles.text}>{oldHomeCopy.text}</p>
    </div>
  );
}

function Products() {
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{oldHomeCopy.products}</h2>
      <ul className={styles.grid}>
        {products.map(({ key, name, link }) => (
          <li key={key}>
            <Link className={styles.tile} to={link}>
              <ProductPictogram product={key} className={styles.sign ?? ''} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The former phone home, frozen: its form still posts to the original call. */
export function Component() {
  const { market } = useLoaderData<typeof loader>();
  const { title, text, submit } = oldHomeCopy.form;

  return (
    <div className={styles.page}>
      <Head />
      <Products />
      <OldHomeLinks
        heading={oldHomeCopy.scenarios}
        links={scenarios.map((scenario) => ({ name: scenario.name, text: scenario.title, link: scenario.link }))}
      />
      {market && (
        <OldHomeLinks
          heading={oldHomeCopy.market}
          links={market.map((item) => ({ name: item.title, text: item.text, link: marketAddress(item.id) }))}
        />
      )}
      <section className={styles.block} id="lead">
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.promise}>{text}</p>
        <MobileForm submit={submit} legacy />
      </section>
    </div>
  );
}
