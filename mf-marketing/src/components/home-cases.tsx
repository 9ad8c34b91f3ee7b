'use static';

import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import { type CaseCard, caseAddress, type ToldCase } from './case-card';
import { homeWords } from '../content/home-words';
import styles from './home-cases.module.css';
import { HomeToldCase } from './home-told-case';

const { title, more, note } = homeWords.cases;

function CaseRow({ item }: { item: CaseCard }) {
  const outcome = item.metrics.at(-1);

  return (
    <li className={styles.row}>
      <Link to={caseAddress(item.id)} className={styles.link} data-track="details_click">
        <span className={styles.sign}>
          <IndustryIcon industry={item.industry} className={styles.icon} />
        </span>
        <span className={styles.case}>
          <span className={styles.industry}>{item.industry}</span>
          <h3 className={styles.customer}>{item.customer}</h3>
          <span className={styles.result}>{item.result}</span>
        </span>
        {outcome && (
          <span className={styles.outcome}>
            <b>
              {outcome.value}
              <small>{outcome.unit}</small>
            </b>
            {outcome.name}
          </span>
        )}
      </Link>
    </li>
  );
}

/** One case told at length and one line for others; left out when the library could not be had. */
export function HomeCases({ told, cases }: { told: ToldCase | null; cases: CaseCard[] }) {
  if (!told && cases.length === 0) return null;

  return (
    <Section title={title} ground="tint" action={<MoreLink to={more.link}>{more.words}</MoreLink>}>
      <div className={told && cases.length > 0 ? styles.columns : undefined}>
        {told && <HomeToldCase told={told} />}
        <ul className={styles.list}>
          {cases.map((item) => (
            <CaseRow key={item.id} item={item} />
          ))}
        </ul>
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
