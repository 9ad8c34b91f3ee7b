import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@site/shared/repository/workspaces';
import type { AnyCall } from '@site/shared/calls/call';
import { readCasePage } from '@site/shared/calls/case-page';
import type { CasePage } from '@site/shared/contract/cases';
import type { Answers } from '@site/shared/testing/render-route';

/** Two of each, so that lists are lists and curves have a length. */
const long = 2;

type Schema = AnyCall['answer'] & {
  anyOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
};

const examples: Record<string, (schema: Schema, at: number) => unknown> = {
  object: ({ properties = {} }, at) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, schema], place) => [name, exampleOf(schema, at + place)]),
    ),
  array: ({ items, minItems = 0 }) =>
    items ? Array.from({ length: Math.max(long, minItems) }, (_, index) => exampleOf(items, index)) : [],
  string: ({ pattern = '', format }, at) => {
    if (pattern.includes(':')) return `${10 + at}:00`;
    return pattern || format ? '2026-01-02' : String(at + 1);
  },
  integer: ({ minimum = 0 }, at) => Number(minimum) + at + 1,
  number: ({ minimum = 0 }, at) => Number(minimum) + at + 1,
  boolean: () => true,
};

/** Something that a schema allows, with nothing left out and no list empty. */
function exampleOf(schema: Schema, at = 0): unknown {
  if ('const' in schema) return schema.const;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, at)));
  const [first] = schema.anyOf ?? [];
  if (first) return exampleOf(first, at);
  return examples[String(schema.type)]?.(schema, at) ?? null;
}

type Body = { data?: object };

/** An answer to every call of the service, so that every page shows all of its parts; calls of one path share theirs. */
export function exampleAnswers(): Answers {
  const folder = path.join(repositoryRoot, 'shared/src/calls');
  const files = readdirSync(folder).filter((file) => file.endsWith('.call.ts'));
  const calls = files.flatMap((file) => Object.values(require(path.join(folder, file)) as Record<string, AnyCall>));
  const answers: Record<string, Body> = {};
  for (const call of calls.filter(({ path: address, answer }) => address && answer)) {
    const [known, body] = [answers[call.path], exampleOf(call.answer as Schema) as Body];
    answers[call.path] = known ? { ...known, ...body, data: { ...known.data, ...body.data } } : body;
  }
  return answers;
}

/** The same with each of these cases in the library, for pages that tell one of them. */
export function answersWithCases(ids: readonly number[]): Answers {
  const answers = exampleAnswers();
  const { data, ...rest } = answers[readCasePage.path] as { data: CasePage };
  const list = ids.map((id) => ({ ...data.list[0], id }));
  return { ...answers, [readCasePage.path]: { ...rest, data: { ...data, list } } };
}
