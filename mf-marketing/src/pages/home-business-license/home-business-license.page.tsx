import type { PageHandle } from '@site/shared/page/page-handle';
import { useSite } from '@site/shared/store';
import { Logo } from '@site/shared/ui/logo';
import { VisuallyHidden } from '@site/shared/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { TitleLines } from '@site/shared/ui/title-lines';
import { licenceCopy as text } from '../../content/home-business-license';
import styles from './home-business-license.module.css';
import { LicencePaper } from './home-business-license-paper';

export const handle: PageHandle = {
  layout: 'empty',
  indexed: false,
  head: (_, { site }) => ({ ...text.head, title: `${text.head.title}-${site.brand}`, noindex: true }),
};

/** A page, whatever its address looks like: the licence as a picture and its facts as words. */
export function Component() {
  const site = useSite((state) => state.site);
  const { facts } = text;
  const rows = [
    [facts.legal, site.legalName],
    [facts.icp, site.filings.icp],
    [facts.police, site.filings.police],
    [facts.licence, site.filings.licence],
  ].filter(([, value]) => value !== '');

  return (
    <div className={styles.place}>
      <Link className={styles.brand} to="/">
        <Logo />
        <VisuallyHidden>首页</VisuallyHidden>
      </Link>
      <h1 className={styles.title}>
        <TitleLines lines={[text.title]} />
      </h1>
      <p className={styles.intro}>{text.intro}</p>
      <LicencePaper site={site} />
      <h2 className={styles.factsTitle}>{facts.title}</h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.intro}>{text.verify}</p>
      <Link className={styles.back} to="/">
        {text.back}
      </Link>
    </div>
  );
}
