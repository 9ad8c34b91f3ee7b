'use static';

import clsx from 'clsx/lite';
import type { PricingPlan } from '@site/shared/contract/site';
import { Highlight } from '@site/shared/ui/highlight';
import { compareCopy } from '../../content/home-service/sections';
import { cellCopy, planCopy } from '../../content/home-service/served';
import { formatPrice } from './home-service.price';
import type { FeatureGroup, FeatureRow } from './home-service.rows';
import { GroupFold } from './home-service-group-fold';
import styles from './home-service-compare-table.module.css';

const { yes, no, addOn } = cellCopy;

/** How a value looks, beside its column. */
const looks = new Map([
  ['✓', { text: yes, look: styles.yes }],
  ['–', { text: no, look: styles.no }],
]);

function Cell({ value, className }: { value: string; className: string | undefined }) {
  const { text, look } = looks.get(value) ?? { text: value, look: undefined };
  return (
    <span className={clsx(className, look)} role="cell">
      {value === addOn ? <span className={styles.addOn}>{value}</span> : text}
    </span>
  );
}

function Head({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.row} role="row">
        <span className={styles.corner} role="columnheader">
          {cellCopy.feature}
        </span>
        {plans.map(({ slug, name, price, period, recommended }) => (
          <span key={slug} className={recommended ? styles.headRecommended : styles.headCell} role="columnheader">
            <b>{name}</b>
            <small className={styles.price}>
              {price === null ? planCopy.quoted : `¥${formatPrice(price)} / ${period}`}
            </small>
          </span>
        ))}
      </div>
    </div>
  );
}

type RowProps = { feature: FeatureRow; plans: readonly PricingPlan[]; keyword: string };

function Row({ feature: { name, values }, plans, keyword }: RowProps) {
  return (
    <div className={styles.row} role="row">
      <span className={styles.name} role="rowheader">
        <Highlight text={name} keyword={keyword} />
      </span>
      {plans.map(({ slug, recommended }, index) => (
        <Cell key={slug} value={values[index] ?? '–'} className={recommended ? styles.recommended : styles.cell} />
      ))}
    </div>
  );
}

type TableProps = {
  plans: readonly PricingPlan[];
  groups: readonly FeatureGroup[];
  keyword: string;
  /** On phones each group is folded until it is asked for. */
  folded: boolean;
};

/**
 * Features by plan under a sticky head. A table by its roles: on phones a feature is above its values,
 * which keep their columns, so that nothing has to be pushed sideways.
 */
export function CompareTable({ plans, groups, keyword, folded }: TableProps) {
  return (
    <div className={styles.table} role="table" aria-label={compareCopy.title}>
      <Head plans={plans} />
      {groups.map(({ name, rows }) => (
        <div
          key={name}
          role="rowgroup"
          id={`compare-${name}`}
          className={folded ? `${styles.group} ${styles.folded}` : styles.group}
        >
          <div className={styles.groupRow} role="row">
            <div className={styles.groupName} role="rowheader" aria-colspan={plans.length + 1}>
              {folded ? <GroupFold name={name} count={rows.length} /> : <Highlight text={name} keyword={keyword} />}
            </div>
          </div>
          {rows.map((feature) => (
            <Row key={feature.name} feature={feature} plans={plans} keyword={keyword} />
          ))}
        </div>
      ))}
    </div>
  );
}
