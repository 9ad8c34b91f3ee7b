import { createHash } from 'node:crypto';
import { type TSchema, Type } from '@sinclair/typebox';
import type { ContentFile } from './content-files';
import { DataSource } from './data-source';
import type { Catalog } from './entry';
import { type Facts, nameFacts } from './fact-names';
import { AddOn, PricingFeature, PricingPlan, Term } from './fact-schemas';

/** Files of `api/content/facts/`, in the order in which one overrides none: names are apart by their beginnings. */
export const factFiles = {
  plans: 'facts/plans.json',
  features: 'facts/features.json',
  addOns: 'facts/add-ons.json',
  terms: 'facts/terms.json',
} as const;

function listIn<Item extends TSchema>(files: readonly ContentFile[], path: string, item: Item) {
  const text = files.find((file) => file.path === path)?.text ?? '[]';
  return new DataSource(path, text).check(Type.Array(item)).value ?? [];
}

/** All facts of the content by name. A file that is missing or wrong gives none: the reader of catalogs says so. */
export function readFacts(files: readonly ContentFile[]): Facts {
  return nameFacts(
    listIn(files, factFiles.plans, PricingPlan),
    listIn(files, factFiles.features, PricingFeature),
    listIn(files, factFiles.addOns, AddOn),
    listIn(files, factFiles.terms, Term),
  );
}

/** Facts as the service answers them to sections. */
export function factCatalog(facts: Facts): Catalog {
  const items = [...facts].map(([name, text]) => ({ name, text }));
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  return { name: 'fact', file: factFiles.terms, items, hash };
}
