import { Clauses } from '@site/shared/ui/clauses';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { MetricValue } from '@site/shared/ui/metric-value';
import { MoreLink } from '@site/shared/ui/more-link';
import { Picture } from '@site/shared/ui/picture';
import { Section, type SectionGround } from '@site/shared/ui/section';
import { SwipeRow } from '@site/shared/ui/swipe-row';
import { Link } from 'react-router-dom';
import { caseSpotlightCopy } from '../content/case-spotlight';
import type { LabelledLink } from '../content/product-page';
import type { CaseCard } from './case-card';
import { caseAddress } from './case-words';
import styles from './case-strip.module.css';

function Case({ item }: { item: CaseCard }) {
  return (
    <Link to={caseAddress(item.id)} className={styles.case} data-track="details_click">
      {item.picture && <Picture file={item.picture} alt={caseSpotlightCopy.alt(item)} className={styles.picture} />}
      <span className={styles.head}>
        <span className={styles.sign}>
          <IndustryIcon industry={item.industry} className={styles.icon} />
        </span>
        <span>
          <b>{item.customer}</b>
          <span className={styles.industry}>{item.industry}</span>
        </span>
      </span>
      <h3 className={styles.title}>
        <Clauses text={item.title} />
      </h3>
      <span className={styles.result}>{item.result}</span>
      <dl className={styles.metrics}>
        {item.metrics.slice(0, 3).map(({ name, value, unit }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <MetricValue value={value} unit={unit} />
          </div>
        ))}
      </dl>
    </Link>
  );
}

type CaseStripProps = {
  id?: string;
  title: string;
  intro: string;
  cases: readonly CaseCard[];
  more: LabelledLink;
  ground?: SectionGround;
};

/** Cases side by side with what each of them counted; omitted when there are none. */
export function CaseStrip({ id, title, intro, cases, more, ground = 'tint' }: CaseStripProps) {
  if (cases.length === 0) return null;

  return (
    <Section
      {...(id && { id })}
      ground={ground}
      title={title}
      intro={intro}
      action={<MoreLink to={more.link}>{more.text}</MoreLink>}
    >
      <SwipeRow label={title} columnsFrom="desktop" className={styles.strip}>
        {cases.map((item) => (
          <Case key={item.id} item={item} />
        ))}
      </SwipeRow>
    </Section>
  );
}
