import type { PricingPlan } from '@site/shared/contract/site';
import { useMemo } from 'react';
import { ConsultButton } from '@site/shared/ui/consult-button';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { searchAddress } from '@site/shared/page/help-search-address';
import { compareCopy } from '../../content/home-service/sections';
import { type PricingQuery, pricingPlace } from './home-service.address';
import { countRows, type FeatureGroup, findRows } from './home-service.rows';
import { CompareColumns } from './home-service-compare-columns';
import { CompareForm } from './home-service-compare-form';
import styles from './home-service-compare.module.css';
import { CompareTable } from './home-service-compare-table';

/** In words alone: this page has no bytes left for a drawing that few see. */
function Nothing({ query }: { query: PricingQuery }) {
  return (
    <div className={styles.nothing}>
      <p>{query.q ? `没有找到“${query.q}”，可以咨询顾问，或去帮助中心搜索` : compareCopy.same}</p>
      <div className={styles.ways}>
        <ConsultButton to="#lead">{compareCopy.advisers}</ConsultButton>
        <MoreLink to={searchAddress(query.q)}>{compareCopy.help}</MoreLink>
        <MoreLink to={`${pricingPlace({ ...query, q: '', diff: false })}#compare`}>{compareCopy.all}</MoreLink>
      </div>
    </div>
  );
}

type CompareProps = { plans: readonly PricingPlan[]; features: readonly FeatureGroup[]; query: PricingQuery };

/** Every feature in every plan, with a search that filters the rows; omitted when the features failed to load. */
export function ServiceCompare({ plans, features, query }: CompareProps) {
  // A plan that is no longer sold is no choice.
  const slugs = query.plans.filter((slug) => plans.some((plan) => plan.slug === slug));
  const chosen = plans.flatMap(({ slug }, index) => (slugs.length === 0 || slugs.includes(slug) ? [index] : []));
  const columns = query.diff ? chosen.join() : '';
  // A wish that changes leaves the comparison as it was served.
  const groups = useMemo(
    () => findRows(features, query.q, columns ? columns.split(',').map(Number) : undefined),
    [features, query.q, columns],
  );
  if (features.length === 0) return null;

  return (
    <Section
      id="compare"
      title={compareCopy.title}
      intro={`共 ${countRows(features)} 项功能，可以搜索，也可以只看差异。`}
      arrangement="split"
      className={styles.compare}
    >
      <CompareForm query={query} found={countRows(groups)} groups={groups}>
        <CompareColumns plans={plans} chosen={slugs}>
          {groups.length > 0 ? (
            <CompareTable plans={plans} groups={groups} keyword={query.q} folded={!query.q && !query.diff} />
          ) : (
            <Nothing query={query} />
          )}
        </CompareColumns>
      </CompareForm>
    </Section>
  );
}
