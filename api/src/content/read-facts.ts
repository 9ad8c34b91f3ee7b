import { createHash } from 'node:crypto';
import { type TSchema, Type } from '@sinclair/typebox';
import type { ContentFile } from './content-files';
import { DataSource } from './data-source';
import type { Catalog } from './entry';
import { type Facts, nameFacts } from './fact-names';
import { AddOn, PricingFeature, PricingPlan, SecurityTable, Term } from './fact-schemas';
import { factFiles } from './fact-files';
import { fillFacts } from './fill-facts';
import { nameSecurity } from './security-facts';

function textOf(files: readonly ContentFile[], path: string): string {
  return files.find((file) => file.path === path)?.text ?? '[]';
}

function listIn<Item extends TSchema>(path: string, text: string, item: Item) {
  return new DataSource(path, text).check(Type.Array(item)).value ?? [];
}

/** The rows of a file of facts; none of one that is missing or wrong. */
export function listOf<Item extends TSchema>(files: readonly ContentFile[], path: string, item: Item) {
  return listIn(path, textOf(files, path), item);
}

/** All facts of the content by name. A file that is missing or wrong gives none: the reader of catalogs says so. */
export function readFacts(files: readonly ContentFile[]): Facts {
  const read = <Item extends TSchema>(path: string, item: Item) => listOf(files, path, item);
  const { plans, features, addOns, terms, security } = factFiles;
  const facts = nameFacts(
    read(plans, PricingPlan),
    read(features, PricingFeature),
    read(addOns, AddOn),
    read(terms, Term),
  );
  // Rows of the page for IT are written with the other facts.
  const tables = listIn(security, fillFacts(textOf(files, security), facts), SecurityTable);
  return new Map([...facts, ...nameSecurity(tables)]);
}

/** Facts as the service answers them to sections. */
export function factCatalog(facts: Facts): Catalog {
  const items = [...facts].map(([name, text]) => ({ name, text }));
  const hash = createHash('sha256').update(JSON.stringify(items)).digest('hex');
  return { name: 'fact', file: factFiles.terms, items, hash };
}
