import { isDeepStrictEqual } from 'node:util';
import { type AnyCall, type Encoding, isContentCall } from '@site/shared/calls/call';
import { Problem } from '@site/shared/contract/common';
import { type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifySchema } from 'fastify';

type Calls = readonly [AnyCall, ...AnyCall[]];

function takesBody({ accepts }: AnyCall): boolean {
  return accepts.includes('json') || accepts.includes('form');
}

/** Whether the fields of a request may be in the query, in the body, or split between both. */
export function takesBoth(call: AnyCall): boolean {
  return call.accepts.includes('query') && takesBody(call);
}

function fieldsOf({ request }: AnyCall): TProperties {
  return (request as TObject).properties;
}

/**
 * A merged schema with all fields optional and without defaults: for a request that is validated before its call is
 * known, or that is split between query and body.
 * @throws {Error} where two calls define a field differently
 */
export function looseRequest(calls: readonly AnyCall[]): TObject {
  const loose: TProperties = {};
  for (const call of calls) {
    for (const [name, { default: _, ...field }] of Object.entries(fieldsOf(call))) {
      const known = loose[name];
      if (known && !isDeepStrictEqual(known, field))
        throw new Error(`“${name}” of ${call.name} differs on ${call.path}`);
      loose[name] = field as TSchema;
    }
  }
  return Type.Partial(Type.Object(loose));
}

/** @throws {Error} where a field is required: the other part of a split request may contain it */
function eitherPlace(call: AnyCall): FastifySchema {
  const needed = neededFields(call);
  if (needed.length > 0)
    throw new Error(`${call.name} is read from query and body and must not require ${needed.join(', ')}`);
  const part = looseRequest([call]);
  return { querystring: part, body: Type.Union([part, Type.Null()]) };
}

/** The required fields, which identify the call. */
export function neededFields(call: AnyCall): string[] {
  const { required = [] } = call.request as TObject;
  return required.filter((name) => fieldsOf(call)[name]?.default === undefined);
}

export function requestSchemas(call: AnyCall): FastifySchema {
  if (takesBoth(call)) return eitherPlace(call);
  return takesBody(call) ? { body: call.request } : { querystring: call.request };
}

/** Applies the defaults that the merged schema leaves out. */
export function withDefaults(call: AnyCall, request: object): unknown {
  return Value.Default(call.request, { ...request });
}

/** Errors of a content call have the problem envelope; other calls report errors in their own response. */
export function answerSchemas(calls: Calls): Record<string, TSchema> {
  const [first, ...others] = calls;
  const failed = isContentCall(first) ? Problem : first.answer;
  const answer = others.length > 0 ? Type.Union(calls.map((call) => call.answer)) : first.answer;
  const dropped = first.accepts.includes('beacon') && {
    204: Type.Null({ description: 'Above the limit of its network.' }),
  };
  return { 200: answer, ...dropped, '4xx': failed, '5xx': failed };
}

const mediaTypes: Partial<Record<Encoding, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  beacon: 'text/plain',
};

/** Metadata of a route for the OpenAPI document. */
export function describeCalls(calls: Calls): FastifySchema {
  const [{ tag, accepts }] = calls;
  const consumes = accepts.flatMap((encoding) => mediaTypes[encoding] ?? []);
  const described = { tags: [tag], summary: calls.map(({ summary }) => summary).join(' ') };
  return Object.assign(described, consumes.length > 0 && { consumes }, { 'x-calls': calls.map(({ name }) => name) });
}
