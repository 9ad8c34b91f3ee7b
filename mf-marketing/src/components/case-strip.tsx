import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { Link } from 'react-router-dom';
import type { LinkWords } from '../content/product-page';
import { type CaseCard, caseAddress } from './case-card';
import styles from './case-strip.module.css';

function Case({ item }: { item: CaseCard }) {
  return (
    <li className={styles.cell}>
      <Link to={caseAddress(item.id)} className={styles.case} data-track="details_click">
        <span className={styles.head}>
          <span className={styles.sign}>
            <IndustryIcon industry={item.industry} className={styles.icon} />
          </span>
          <span>
            <b>{item.customer}</b>
            <span className={styles.industry}>{item.industry}</span>
          </span>
        </span>
        <h3 className={styles.title}>{item.title}</h3>
        <span className={styles.result}>{item.result}</span>
        <dl className={styles.metrics}>
          {item.metrics.slice(0, 3).map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.value}>
                {value}
                <small>{unit}</small>
              </dd>
            </div>
          ))}
        </dl>
      </Link>
    </li>
  );
}

type CaseStripProps = {
  id?: string;
  title: string;
  intro: string;
  cases: readonly CaseCard[];
  more: LinkWords;
  ground?: SectionGround;
};

/** Cases side by side with what each of them counted; left out when there are none. */
export function CaseStrip({ id, title, intro, cases, more, ground = 'tint' }: CaseStripProps) {
  if (cases.length === 0) return null;

  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={title}
      intro={intro}
      action={<MoreLink to={more.link}>{more.words}</MoreLink>}
    >
      <ul className={styles.strip}>
        {cases.map((item) => (
          <Case key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}
