import { typedText } from '@site/shared/page/typed-text';
import type { PricingPlan, Question } from '@site/shared/contract/site';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { mobileBlocks } from '../../mobile-blocks';
import { mobileContent } from '../../mobile-content';
import { type FeatureGroup, groupFeatures, searchPrices } from './service-search';

export type ServiceData = {
  /** Empty: the whole page. */
  keyword: string;
  /** All plans: they head the columns of the comparison. */
  columns: readonly Pick<PricingPlan, 'slug' | 'name' | 'recommended'>[];
  plans: readonly PricingPlan[];
  /** `null`: the call failed. */
  groups: readonly FeatureGroup[] | null;
  questions: readonly Question[] | null;
};

/** The plans are main data; comparison and questions are optional blocks. */
export async function loadService({ request }: LoaderFunctionArgs): Promise<ServiceData> {
  const keyword = typedText(new URL(request.url).searchParams.get('q'));
  const [plans, features, questions] = await Promise.all([
    mobileContent.plans(),
    mobileBlocks.pricingFeatures(),
    mobileBlocks.pricingQuestions(),
  ]);
  const found = searchPrices(keyword, { plans, features, questions });
  return {
    keyword,
    columns: plans.map(({ slug, name, recommended }) => ({ slug, name, recommended })),
    plans: found.plans,
    groups: found.features && groupFeatures(found.features),
    questions: found.questions,
  };
}

/** Number of search results. */
export function hitsOf({ plans, groups, questions }: ServiceData): number {
  const features = groups?.reduce((sum, group) => sum + group.features.length, 0) ?? 0;
  return plans.length + features + (questions?.length ?? 0);
}
