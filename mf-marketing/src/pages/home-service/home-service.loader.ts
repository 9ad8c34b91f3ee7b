import { listAddOns } from '@site/shared/calls/add-ons';
import { listPricingFeatures } from '@site/shared/calls/pricing-features';
import { listPricingPlans } from '@site/shared/calls/pricing-plans';
import { listPricingQuestions } from '@site/shared/calls/pricing-questions';
import type { AddOn, PricingFeature, PricingPlan, Question } from '@site/shared/contract/site';
import { fetchData, fetchListBlock } from '@site/shared/page/answers';
import { loadFacts, type PageFacts } from '@site/shared/page/fact-words';
import { pricingHead, pricingHero } from '../../content/home-service/sections';
import { isCounted, quotedFunctions } from './home-service.counted';
import { type FeatureGroup, groupFeatures } from './home-service.rows';

export type PricingData = PageFacts & {
  plans: PricingPlan[];
  features: FeatureGroup[];
  /** The functions that a quote asks for. */
  asked: PricingFeature[];
  /** What a quote counts with, without the words. */
  prices: Omit<AddOn, 'text'>[];
  addOns: AddOn[];
  questions: Question[];
  /** Above how many times the limit of a plan a show has to be filed, and how long before; empty where nobody knows. */
  report: [times: string, before: string];
};

const reportFacts = ['{{limit.report}}', '{{promise.report}}'];

/** The plans are what the page is for; comparison, add-ons with the quote, and questions may be omitted. */
export async function loadPricing(): Promise<PricingData> {
  const [plans, features, addOns, questions, { facts }] = await Promise.all([
    fetchData(listPricingPlans, {}),
    fetchListBlock(listPricingFeatures, {}),
    fetchListBlock(listAddOns, {}),
    fetchListBlock(listPricingQuestions, {}),
    loadFacts([pricingHead, pricingHero, reportFacts]),
  ]);
  return {
    plans: plans.list,
    features: groupFeatures(features),
    asked: features.filter(({ key }) => quotedFunctions.includes(key)),
    prices: addOns.filter(isCounted).map(({ text: _text, ...price }) => price),
    addOns,
    questions,
    facts,
    report: [facts['limit.report'] ?? '', facts['promise.report'] ?? ''],
  };
}
