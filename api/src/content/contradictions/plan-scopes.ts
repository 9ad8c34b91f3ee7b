import type { Static } from '@sinclair/typebox';
import type { FactSubject, PricingFeature, PricingPlan } from '../fact-schemas';
import { readSubject } from './fact-spec';
import type { PlanScope } from './plan-scope';

type Feature = Static<typeof PricingFeature>;
type Plan = Static<typeof PricingPlan>;
type Declared = Static<typeof FactSubject>;

const notSaid = new Set(['加购', '按需']);

function hasOf({ values }: Feature, plans: readonly Plan[]): Map<string, boolean | undefined> {
  return new Map(
    plans.map(({ name }, index) => {
      const value = values[index] ?? '–';
      return [name, notSaid.has(value) ? undefined : value !== '–'];
    }),
  );
}

/** The row's name and, unless other words are declared, the parts of it: 「投票与答题」 is of both. */
function wordsOf({ name }: Feature, declared: readonly Declared[]): string[] {
  const own = declared.flatMap(({ says }) => says);
  return [name, ...(own.length > 0 ? own : name.split(/[与、]/).filter((part) => part.length > 1))];
}

/** The functions of the price page, each with the words that sentences call it with. */
export function planScopes(
  features: readonly Feature[],
  plans: readonly Plan[],
  subjects: readonly Declared[],
): PlanScope[] {
  return features.map((feature) => {
    const name = `feature.${feature.key}`;
    const declared = subjects.filter(({ fact }) => fact === name);
    const has = hasOf(feature, plans);
    const from = plans.find((plan) => has.get(plan.name))?.name ?? '';
    return {
      ...{ name, has, words: wordsOf(feature, declared), text: `${feature.name} ${from}起` },
      unless: declared.flatMap(({ unless = [] }) => unless.map(({ words }) => readSubject(words))),
    };
  });
}
