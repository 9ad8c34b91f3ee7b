import { useLoaderData } from 'react-router-dom';
import { caseCard } from '../../components/case-card';
import { CaseStrip } from '../../components/case-strip';
import { LeadBand } from '../../components/lead-band';
import { MarketingBanner } from '../../components/marketing-banner';
import { MarketingProducts } from '../../components/marketing-products';
import { MarketingRecommend } from '../../components/marketing-recommend';
import { MarketingScenes } from '../../components/marketing-scenes';
import { QuestionSection } from '../../components/question-section';
import { marketingLead, marketingWords } from '../../content/marketing';
import { marketingHandle, planCrumbs } from './home-marketing.handle';
import { loadMarketing, type MarketingData, type Plan } from './home-marketing.loader';
import { MarketingPlans } from './home-marketing-list';

export const loader = loadMarketing;
export const handle = marketingHandle;

/** The six blocks in the order of the specification: mBanner, mScene, mProduct, mCase, mQs, mRecommend. */
function PlanBlocks({ detail, recommend }: Omit<Plan, 'kind'>) {
  return (
    <>
      <MarketingBanner item={detail} crumbs={planCrumbs(detail)} />
      <MarketingScenes scenes={detail.scenes} />
      <MarketingProducts products={detail.products} />
      <CaseStrip id="cases" ground="plain" cases={detail.cases.map(caseCard)} {...marketingWords.cases} />
      {detail.faqs.length > 0 && <QuestionSection questions={detail.faqs} />}
      <MarketingRecommend items={recommend} />
    </>
  );
}

/** The marketing plans; with an id one of them. */
export function Component() {
  const data = useLoaderData<MarketingData>();

  return (
    <>
      {data.kind === 'plan' ? <PlanBlocks {...data} /> : <MarketingPlans categories={data.categories} />}
      <LeadBand {...(data.kind === 'plan' ? marketingLead : {})} />
    </>
  );
}
