import type {
  PricingFaqResponse,
  PricingFeature,
  PricingFeaturesResponse,
  PricingPlan,
  PricingPlansResponse,
  Question,
} from '@site/shared/contract/site';
import { http } from '@site/shared/http';
import { listIn } from '@site/shared/page/answers';
import { listOf } from '../../components/list-answer';

export type PricingData = { plans: PricingPlan[]; features: PricingFeature[]; questions: Question[] };

const planPath = '/open/v1/pricing/plan';

/** The plans are what the page is for; comparison and questions may be left out. */
export async function loadPricing(): Promise<PricingData> {
  const [plans, features, questions] = await Promise.all([
    http.get<PricingPlansResponse>('cms', planPath),
    http.block<PricingFeaturesResponse>('cms', '/open/v1/pricing/feature'),
    http.block<PricingFaqResponse>('cms', '/open/v1/pricing/faq'),
  ]);
  return { plans: listIn(plans, planPath).list, features: listOf(features), questions: listOf(questions) };
}
