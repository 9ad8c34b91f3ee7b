import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { marketingCopy } from '../content/marketing-plan';
import { MarketingCards, type PlanCard } from './marketing-cards';

/** Recommended plans (mRecommend). */
export function MarketingRecommend({ items }: { items: readonly PlanCard[] }) {
  if (items.length === 0) return null;

  return (
    <Section
      id="recommend"
      title={marketingCopy.recommend}
      action={<MoreLink to="/home/marketing">{marketingCopy.all}</MoreLink>}
    >
      <MarketingCards label={marketingCopy.recommend} items={items} />
    </Section>
  );
}
