import type { ContentFile } from '../content-files';
import { FactSubject, PricingFeature, PricingPlan } from '../fact-schemas';
import { factFiles } from '../fact-files';
import { listOf, readFacts } from '../read-facts';
import type { KnownFacts } from './contradictions';
import { factSpecs } from './fact-specs';
import { planScopes } from './plan-scopes';

/** What the content says of facts, with the words that sentences say them with. */
export function readKnownFacts(files: readonly ContentFile[]): KnownFacts {
  const subjects = listOf(files, factFiles.subjects, FactSubject);
  const features = listOf(files, factFiles.features, PricingFeature);
  const plans = listOf(files, factFiles.plans, PricingPlan);
  return { facts: factSpecs(readFacts(files), subjects), scopes: planScopes(features, plans, subjects) };
}
