import type { Static } from '@sinclair/typebox';
import type { Facts } from '../fact-names';
import type { FactSubject } from '../fact-schemas';
import type { FactSpec } from './fact-spec';
import { readSubject } from './fact-spec';
import type { Quantity } from './quantity';
import { readQuantities } from './read-quantities';

type Declared = Static<typeof FactSubject>;

const planFact = /^(?:plan\.([a-z]+)\.[a-z]+|feature\.[a-z0-9-]+\.(trial|basic|professional|flagship|private))$/;

/** The plan that a fact is of, by its name. */
function planOf(name: string, facts: Facts): string | undefined {
  const [, plan, column] = planFact.exec(name) ?? [];
  return facts.get(`plan.${plan ?? column ?? ''}.name`);
}

/** How the row is called that a fact is of. */
const nameOf = (name: string, facts: Facts) => facts.get(name.replace(/[^.]+$/, 'name')) ?? '';

/** `plan.*.price` is that of every plan. */
function isNamed(pattern: string, name: string): boolean {
  const [parts, own] = [pattern.split('.'), name.split('.')];
  return parts.length === own.length && parts.every((part, index) => part === '*' || part === own[index]);
}

/** A figure of the company stands apart from its unit, in which it is said. */
function textOf(name: string, facts: Facts, { unit = '' }: Declared): string {
  const text = facts.get(name) ?? '';
  return (
    text + (name.endsWith('.value') ? (facts.get(name.replace(/value$/, 'unit')) ?? '') : /\d$/.test(text) ? unit : '')
  );
}

/** The values of a text; of one that goes on to something else, the first of each dimension. */
function valuesOf(text: string, firstOnly = false): Quantity[] {
  const all = readQuantities(text);
  return firstOnly ? all.filter((one) => all.find(({ dimension }) => dimension === one.dimension) === one) : all;
}

function specOf(name: string, facts: Facts, declared: Declared): FactSpec {
  const text = textOf(name, facts, declared);
  const plan = planOf(name, facts);
  const own = declared.says.map((words) => words.replace('{plan}', plan ?? '').replace('{name}', nameOf(name, facts)));
  return {
    ...{ name, text, values: valuesOf(text, declared.first) },
    ...(plan ? { plan } : {}),
    subjects: own.map(readSubject),
    within: declared.within ?? Number.POSITIVE_INFINITY,
    unless: (declared.unless ?? []).map(({ words }) => readSubject(words)),
  };
}

/** The facts that have a value, each with the words that sentences say it with. */
export function factSpecs(facts: Facts, subjects: readonly Declared[]): FactSpec[] {
  return subjects.flatMap((declared) =>
    [...facts.keys()]
      .filter((name) => isNamed(declared.fact, name))
      .map((name) => specOf(name, facts, declared))
      .filter(({ values }) => values.length > 0),
  );
}
