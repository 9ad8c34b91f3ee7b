'use static';

import { Link } from 'react-router-dom';
import { glossary, glossaryCopy } from '../../content/help-class-list/glossary';
import type { Term, TermGroup } from '../../content/help-class-list/glossary-terms';
import { articleAddress } from '../../help-addresses';
import styles from './help-class-list-glossary.module.css';

function Definition({ term: { slug, name, latin, text, helpId } }: { term: Term }) {
  return (
    <div className={styles.term} id={`term-${slug}`}>
      <dt className={styles.name}>
        {name}
        {latin && <span className={styles.latin}>{latin}</span>}
      </dt>
      <dd>
        {text}
        {helpId && (
          <Link className={styles.more} to={articleAddress(helpId)} aria-label={`${name}：${glossaryCopy.more}`}>
            {glossaryCopy.more}
          </Link>
        )}
      </dd>
    </div>
  );
}

function Group({ group: { slug, name, terms } }: { group: TermGroup }) {
  return (
    <section aria-labelledby={`terms-${slug}`}>
      <h3 className={styles.group} id={`terms-${slug}`}>
        {name}
      </h3>
      <dl>
        {terms.map((term) => (
          <Definition key={term.slug} term={term} />
        ))}
      </dl>
    </section>
  );
}

/** 直播术语: every term with an anchor of its own, so that a term can be shared as a link. */
export function Glossary() {
  return (
    <section className={styles.glossary} aria-labelledby="glossary">
      <h2 className={styles.heading} id="glossary">
        {glossaryCopy.heading}
      </h2>
      <p className={styles.lead}>{glossaryCopy.lead}</p>
      <ul className={styles.jumps}>
        {glossary.map(({ slug, name }) => (
          <li key={slug}>
            <a className={styles.jump} href={`#terms-${slug}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      {glossary.map((group) => (
        <Group key={group.slug} group={group} />
      ))}
    </section>
  );
}
