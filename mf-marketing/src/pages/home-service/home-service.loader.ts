import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import type { PricingFeature, PricingPlan, Question } from '@site/shared/contract/site';
import { fetchData, fetchListBlock } from '@site/shared/page/answers';

export type PricingData = { plans: PricingPlan[]; features: PricingFeature[]; questions: Question[] };

/** The plans are what the page is for; comparison and questions may be omitted. */
export async function loadPricing(): Promise<PricingData> {
  const [plans, features, questions] = await Promise.all([
    fetchData(listPricingPlans, {}),
    fetchListBlock(listPricingFeatures, {}),
    fetchListBlock(listPricingQuestions, {}),
  ]);
  return { plans: plans.list, features, questions };
}
