'use static';

import { CaseStrip } from '../../components/case-strip';
import { MarketingBanner } from '../../components/marketing-banner';
import { MarketingProducts } from '../../components/marketing-products';
import { MarketingRecommend } from '../../components/marketing-recommend';
import { MarketingScenes } from '../../components/marketing-scenes';
import { QuestionSection } from '../../components/question-section';
import { marketingCopy } from '../../content/marketing-plan';
import { planCrumbs } from './home-marketing.handle';
import type { Plan } from './home-marketing.loader';

/** The six blocks in the order of the specification: mBanner, mScene, mProduct, mCase, mQs, mRecommend. */
export function MarketingPlan({ detail, recommend }: Omit<Plan, 'kind'>) {
  return (
    <>
      <MarketingBanner item={detail} crumbs={planCrumbs(detail)} />
      <MarketingScenes scenes={detail.scenes} />
      <MarketingProducts products={detail.products} />
      <CaseStrip id="cases" ground="plain" cases={detail.cases} {...marketingCopy.cases} />
      {detail.faqs.length > 0 && <QuestionSection questions={detail.faqs} />}
      <MarketingRecommend items={recommend} />
    </>
  );
}
