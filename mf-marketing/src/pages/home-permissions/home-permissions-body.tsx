'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { TitleLines } from '@site/shared/ui/title-lines';
import { productCrumbs } from '../../components/product-head';
import { RelatedLinks } from '../../components/related-links';
import { permissionsHead, permissionsHero } from '../../content/home-permissions/hero';
import { permissionsRelated } from '../../content/home-permissions/sections';
import styles from './home-permissions.module.css';
import { AskingPhone } from './home-permissions-ask';
import { NeverAsked, WhereToClose } from './home-permissions-parts';
import { PermissionTable } from './home-permissions-table';

const crumbs = productCrumbs(permissionsHead.name, '/home/permissions');

function Hero({ facts }: PageFacts) {
  const { title, intro, facts: rows } = fillWords(permissionsHero, facts);

  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={styles.title}>
            <TitleLines lines={[title]} />
          </h1>
          <p className={styles.intro}>{intro}</p>
          <dl className={styles.facts}>
            {rows.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <AskingPhone />
      </div>
    </section>
  );
}

/** The whole page is static: it has no form. */
export function PageBody({ facts }: PageFacts) {
  return (
    <>
      <Hero facts={facts} />
      <PermissionTable />
      <NeverAsked />
      <WhereToClose />
      <RelatedLinks list={permissionsRelated} />
    </>
  );
}
