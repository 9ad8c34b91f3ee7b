import { baiduScript } from '@site/shared/contract/tracking';
import { useSite } from '@site/shared/store';
import { consultationTimes } from '@site/shared/store/consultation';
import type { SiteFacts } from '@site/shared/store/site-facts';
import type { ReactNode } from 'react';
import {
  type LegalBlock,
  type LegalText,
  legalServices,
  legalWays,
} from '../../content/home-user-agreement/legal-text';
import type { FactRows } from '../../content/product-page';
import styles from './home-user-agreement-article.module.css';

function waysOf({ email, phone }: SiteFacts): string {
  if (email && phone) return legalWays.mailAndPhone;
  if (email) return legalWays.mail;
  return phone ? legalWays.phone : legalWays.form;
}

/** Says which services of others this site asks, each with the host that answers. */
function servicesOf({ origin, consult, tracking, weChatScript }: SiteFacts): string {
  const scripts = [
    [legalServices.consult, consult.script],
    [legalServices.statistics, tracking.receivers.includes('baidu') ? baiduScript(tracking.baiduId) : ''],
    [legalServices.weChat, weChatScript ?? ''],
  ] as const;
  const list = scripts
    .filter(([, script]) => script)
    .map(([name, script]) => `${name}（${new URL(script, origin).host}）`);
  return list.length > 0 ? legalServices.some.replace('{list}', list.join('、')) : legalServices.none;
}

/** Fills in the deployment's facts. */
function filled(text: string, site: SiteFacts): string {
  const [address] = site.addresses;
  return text
    .replaceAll('{ways}', waysOf(site))
    .replaceAll('{services}', servicesOf(site))
    .replaceAll('{place}', address ? legalWays.place : '')
    .replaceAll('{legalName}', site.legalName)
    .replaceAll('{brand}', site.brand)
    .replaceAll('{email}', site.email)
    .replaceAll('{phone}', site.phone)
    .replaceAll('{hours}', consultationTimes(site.consult.days))
    .replaceAll('{address}', address ? `${address.city}${address.line}` : '');
}

/** Every second part between `**` is emphasis. */
function emphasised(text: string): ReactNode[] {
  return text.split('**').map((part, index) => (index % 2 ? <strong key={part}>{part}</strong> : part));
}

function Table({ facts }: { facts: FactRows }) {
  return (
    <div className={styles.table} role="table">
      <div className={styles.head} role="row">
        {facts.columns.map((column) => (
          <span key={column} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      {facts.rows.map(([name, ...cells]) => (
        <div key={name} className={cells.length === 3 ? `${styles.row} ${styles.four}` : styles.row} role="row">
          <b role="rowheader">{name}</b>
          {cells.map((cell, index) => (
            <span key={facts.columns[index + 1]} className={styles.cell} role="cell">
              <span className={styles.column} aria-hidden="true">
                {facts.columns[index + 1]}
              </span>
              <span>{cell}</span>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  const site = useSite((state) => state.site);
  if (typeof block === 'string') return <p className={styles.paragraph}>{emphasised(filled(block, site))}</p>;
  if ('columns' in block) return <Table facts={block} />;
  return (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** One of the two texts, with an anchor at each chapter. */
export function LegalArticle({ text: { id, title, intro, chapters } }: { text: LegalText }) {
  return (
    <section className={styles.article} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      {chapters.map((chapter) => (
        <section key={chapter.id} aria-labelledby={chapter.id}>
          <h3 className={styles.chapter} id={chapter.id}>
            {chapter.title}
          </h3>
          {chapter.blocks.map((block, index) => (
            <Block key={`${chapter.id}${index}`} block={block} />
          ))}
        </section>
      ))}
    </section>
  );
}
