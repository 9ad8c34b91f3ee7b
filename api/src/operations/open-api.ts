import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { Type } from '@sinclair/typebox';
import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '../app';
import type { Config } from '../config';
import { mountCalls } from '../mount-calls';
import { callsOf } from '../plugins/mount-choice';

type Schema = { properties?: Record<string, Schema>; required?: string[]; default?: unknown; anyOf?: Schema[] };
type Parameter = { required?: boolean; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  tags?: string[];
  summary?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { content?: Content }>;
  /** Names of the calls that the route answers. */
  'x-calls'?: string[];
};

/** The part of an OpenAPI document that is used here. */
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** Calls that share a path are validated by a merged schema; the document shows the request of each. */
export const documentOptions: FastifyDynamicSwaggerOptions = {
  openapi: { info: { title: 'Content and lead service', version: '1.0.0' } },
  transform: ({ schema, url, route }) => {
    const calls = callsOf(route.config) ?? [];
    return {
      url,
      schema: calls.length > 1 ? { ...schema, body: Type.Union(calls.map(({ request }) => request)) } : schema,
    };
  },
};

const documents = new WeakMap<FastifyInstance, OpenApi>();

/** The document of a service whose calls are mounted. */
export function openApi(app: FastifyInstance): OpenApi {
  const known = documents.get(app);
  if (known) return known;
  const document = structuredClone(app.swagger()) as unknown as OpenApi;
  for (const { parameters = [], requestBody } of Object.values(document.paths).flatMap(Object.values<Operation>)) {
    for (const parameter of parameters) if (parameter.schema?.default !== undefined) parameter.required = false;
    for (const { schema } of Object.values(requestBody?.content ?? {})) markOptional(schema);
  }
  documents.set(app, document);
  return document;
}

/** A field with a default is optional, although required in the schema of a validated request. */
function markOptional(schema: Schema | undefined): void {
  for (const one of schema?.anyOf ?? []) markOptional(one);
  if (!schema?.required) return;
  schema.required = schema.required.filter((name) => schema.properties?.[name]?.default === undefined);
}

/** The document without a running service. */
export async function describeService(): Promise<OpenApi> {
  const app = fastify();
  await app.register(swagger, documentOptions);
  // The calls are never made, so their dependencies are not needed.
  await mountCalls(app, { contentDir: '' } as Config, {} as Services);
  await app.ready();
  return openApi(app);
}
