import type { CaseSummary } from '@site/shared/contract/cases';
import { Highlight } from '@site/shared/ui/highlight';
import { IndustryIcon } from '@site/shared/ui/industry-icon';
import { LinkBox, LinkTitle } from '@site/shared/ui/link-box';
import { Tag } from '@site/shared/ui/tag';
import { caseAddress, caseCard } from '../../components/case-card';
import styles from './home-case-cards.module.css';

const metricsShown = 2;

function Card({ item, keyword }: { item: CaseSummary; keyword: string }) {
  return (
    <LinkBox className={styles.card}>
      <div className={styles.customer}>
        <span className={styles.sign}>
          <IndustryIcon industry={item.industry} className={styles.icon} />
        </span>
        <span>
          <b className={styles.name}>
            <Highlight text={item.customer} keyword={keyword} />
          </b>
          <span className={styles.industry}>{item.industry}</span>
        </span>
      </div>
      <LinkTitle className={styles.title} to={caseAddress(item.id)} track="details_click">
        <Highlight text={item.title} keyword={keyword} />
      </LinkTitle>
      <p className={styles.result}>
        <Highlight text={item.result} keyword={keyword} />
      </p>
      <p className={styles.tags}>
        <Tag tone="brand">{item.scene}</Tag>
        {item.products.map((product) => (
          <Tag key={product}>{product}</Tag>
        ))}
      </p>
      <dl className={styles.metrics}>
        {caseCard(item)
          .metrics.slice(-metricsShown)
          .map(({ name, value, unit }) => (
            <div key={name}>
              <dt className={styles.metric}>{name}</dt>
              <dd className={styles.value}>
                {value}
                <small className={styles.unit}>{unit}</small>
              </dd>
            </div>
          ))}
      </dl>
    </LinkBox>
  );
}

/** Cases three in a row; the whole card links to the case. */
export function CaseCards({ cases, keyword }: { cases: readonly CaseSummary[]; keyword: string }) {
  return (
    <ul className={styles.cards}>
      {cases.map((item) => (
        <Card key={item.id} item={item} keyword={keyword} />
      ))}
    </ul>
  );
}
