import { type Static, type TSchema, Type } from '@sinclair/typebox';
import type { ContentFile } from '../content-files';
import type { ContentIssue } from '../content-issue';
import { DataSource } from '../data-source';
import { AddOn, FactSubject, PricingFeature, PricingPlan, SecurityTable, Term } from '../fact-schemas';
import { factFiles } from '../fact-files';

/** A file of facts: its rows, none of one that is missing or broken, and where they stand. */
export type FactList<Row> = {
  file: string;
  rows: readonly Row[];
  /** Whether the file can be read: a rule that needs its rows says nothing without them. */
  read: boolean;
  line: (...path: (string | number)[]) => number;
  /** @param path of the value that is to be mended, from the row on */
  issue: (path: readonly (string | number)[], message: string) => ContentIssue;
};

function readList<Row extends TSchema>(files: readonly ContentFile[], file: string, row: Row): FactList<Static<Row>> {
  const source = new DataSource(file, files.find(({ path }) => path === file)?.text ?? '');
  const { value } = source.check(Type.Array(row, { minItems: 1 }));
  return {
    file,
    rows: (value ?? []) as Static<Row>[],
    read: value !== undefined,
    line: (...path) => source.lineOf(path),
    issue: (path, message) => ({ file, line: source.lineOf(path), message }),
  };
}

/** All files of facts, as the rules read them. */
export type FactBook = ReturnType<typeof readFactBook>;

export function readFactBook(files: readonly ContentFile[]) {
  return {
    plans: readList(files, factFiles.plans, PricingPlan),
    features: readList(files, factFiles.features, PricingFeature),
    addOns: readList(files, factFiles.addOns, AddOn),
    terms: readList(files, factFiles.terms, Term),
    security: readList(files, factFiles.security, SecurityTable),
    subjects: readList(files, factFiles.subjects, FactSubject),
  };
}

/** Paths of the files of facts that are missing, empty or refused by their schema. */
export function brokenFacts(files: readonly ContentFile[]): ReadonlySet<string> {
  const { plans, features, addOns, terms, security } = readFactBook(files);
  return new Set([plans, features, addOns, terms, security].flatMap(({ file, read }) => (read ? [] : [file])));
}
