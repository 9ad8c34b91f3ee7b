import type { PricingFeature, PricingPlan } from '@site/shared/contract/site';
import { Highlight } from '@site/shared/ui/highlight';
import { ChevronDown } from 'lucide-react';
import { compareCopy, planCopy } from '../../content/home-service';
import { formatPrice } from './home-service.price';
import type { FeatureGroup } from './home-service.rows';
import styles from './home-service-compare-table.module.css';

const { yes, no, addOn } = compareCopy;

function Value({ value }: { value: string }) {
  if (value === '✓') return <span className={styles.yes}>{yes}</span>;
  if (value === '–') return <span className={styles.no}>{no}</span>;
  if (value === addOn) return <span className={styles.addOn}>{value}</span>;
  return value;
}

function Head({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <div className={styles.head} role="rowgroup">
      <div className={styles.row} role="row">
        <span className={styles.corner} role="columnheader">
          {compareCopy.feature}
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

type RowProps = { feature: PricingFeature; plans: readonly PricingPlan[]; keyword: string };

function Row({ feature: { name, values }, plans, keyword }: RowProps) {
  return (
    <div className={styles.row} role="row">
      <span className={styles.name} role="rowheader">
        <Highlight text={name} keyword={keyword} />
      </span>
      {plans.map(({ slug, recommended }, index) => (
        <span key={slug} className={recommended ? styles.recommended : styles.cell} role="cell">
          <Value value={values[index] ?? '–'} />
        </span>
      ))}
    </div>
  );
}

/** On phones the rows of a group are folded below its name, where the browser knows how. */
function GroupName({ group: { name, rows }, keyword, open }: { group: FeatureGroup; keyword: string; open: boolean }) {
  const marked = <Highlight text={name} keyword={keyword} />;

  return (
    <>
      <span className={styles.plainName}>{marked}</span>
      <details className={styles.fold} open={open} suppressHydrationWarning>
        <summary className={styles.summary}>
          {marked}
          <span className={styles.count}>{rows.length}</span>
          <ChevronDown className={styles.sign} size={20} aria-hidden="true" />
        </summary>
      </details>
    </>
  );
}

type TableProps = {
  plans: readonly PricingPlan[];
  groups: readonly FeatureGroup[];
  keyword: string;
  /** The rows were searched for: no group is folded. */
  found: boolean;
};

/**
 * Features by plan under a sticky head. A table by its roles: on phones a feature is above its values,
 * which keep their columns, so that nothing has to be pushed sideways.
 */
export function CompareTable({ plans, groups, keyword, found }: TableProps) {
  return (
    <div className={styles.table} role="table" aria-label={compareCopy.title}>
      <Head plans={plans} />
      {groups.map((group, index) => (
        <div key={group.name} role="rowgroup" id={`compare-${group.name}`} className={styles.group}>
          <div className={styles.groupRow} role="row">
            <span className={styles.groupName} role="rowheader" aria-colspan={plans.length + 1}>
              <GroupName group={group} keyword={keyword} open={found || index === 0} />
            </span>
          </div>
          {group.rows.map((feature) => (
            <Row key={feature.name} feature={feature} plans={plans} keyword={keyword} />
          ))}
        </div>
      ))}
    </div>
  );
}
