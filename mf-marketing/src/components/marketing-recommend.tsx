import type { MarketingItem } from '@site/shared/contract/marketing';
import { MoreLink } from '@site/shared/ui/more-link';
import { Section } from '@site/shared/ui/section';
import { marketingWords } from '../content/marketing';
import { MarketingCards } from './marketing-cards';

/** Plans to read next (mRecommend). */
export function MarketingRecommend({ items }: { items: readonly MarketingItem[] }) {
  if (items.length === 0) return null;

  return (
    <Section
      id="recommend"
      title={marketingWords.recommend}
      action={<MoreLink to="/home/marketing">{marketingWords.all}</MoreLink>}
    >
      <MarketingCards items={items} />
    </Section>
  );
}
