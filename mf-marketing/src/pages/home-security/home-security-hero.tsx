'use static';

import { fillWords, type PageFacts } from '@site/shared/page/fact-words';
import { Breadcrumb } from '@site/shared/ui/breadcrumb';
import { BrokenLines } from '@site/shared/ui/broken-lines';
import { TitleLines } from '@site/shared/ui/title-lines';
import { AskButton } from '../../components/ask-button';
import { productCrumbs } from '../../components/product-head';
import { securityCopy, securityHead, securityHero, securitySummary } from '../../content/home-security';
import styles from './home-security-hero.module.css';

const crumbs = productCrumbs(securityHead.name, '/home/security');

/** What questionnaires ask first, as a sheet whose lines lead to their sections. */
function Summary({ facts }: PageFacts) {
  const { title, list } = fillWords(securitySummary, facts);

  return (
    <div className={styles.sheet}>
      <h2 className={styles.sheetTitle}>{title}</h2>
      <dl>
        {list.map(({ key, name, text }) => (
          <div key={key} className={styles.fact}>
            <dt>
              <a className={styles.link} href={`#${key}`}>
                {name}
              </a>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Who it is for, and since when it holds. */
export function SecurityHero({ facts }: PageFacts) {
  const { ask, title, intro, note, updated } = fillWords(securityHero, facts);

  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <Breadcrumb crumbs={crumbs} />
          <h1 className={styles.title}>
            <TitleLines lines={[title]} />
          </h1>
          <p className={styles.intro}>
            <BrokenLines lines={intro} />
          </p>
          <div className={styles.ask}>
            <AskButton ask={ask} />
          </div>
          <p className={styles.note}>
            {note}
            {updated && ` ${securityCopy.updated} ${updated}。`}
          </p>
        </div>
        <Summary facts={facts} />
      </div>
    </div>
  );
}
