import type { PricingFeature, PricingPlan, Question } from '@site/shared/contract/site';

export type FeatureGroup = { name: string; features: readonly Pick<PricingFeature, 'name' | 'values'>[] };

type Priced = {
  plans: readonly PricingPlan[];
  features: readonly PricingFeature[] | null;
  questions: readonly Question[] | null;
};

const termsOf = (keyword: string): string[] => keyword.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether the texts together contain every term of `keyword`, ignoring case. */
function holds(keyword: string, ...texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return termsOf(keyword).every((term) => text.includes(term));
}

/**
 * Search results of a keyword; an empty one matches everything. A group's name matches all of its functions. `null` (a failed
 * call) stays `null`.
 */
export function searchPrices(keyword: string, { plans, features, questions }: Priced): Priced {
  return {
    plans: plans.filter(({ name, fits, facts }) =>
      holds(keyword, name, fits, ...facts.map((fact) => `${fact.name} ${fact.value}`)),
    ),
    features: features?.filter(({ group, name }) => holds(keyword, group, name)) ?? null,
    questions: questions?.filter(({ ask, answer }) => holds(keyword, ask, answer)) ?? null,
  };
}

/** Rows of the comparison under their groups, in the service's order. */
export function groupFeatures(features: readonly PricingFeature[]): readonly FeatureGroup[] {
  const names = [...new Set(features.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    features: features.filter(({ group }) => group === name).map((row) => ({ name: row.name, values: row.values })),
  }));
}
