import buildAjvCompiler from '@fastify/ajv-compiler';
import buildJsonCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';

/** Compiles equal schemas once, whichever routes and services of this process have them. */
function once<Route extends { schema?: unknown }, Compiled>(compile: (route: Route) => Compiled) {
  const compiled = new Map<string, Compiled>();
  return (route: Route): Compiled => {
    const text = JSON.stringify(route.schema);
    const found = compiled.get(text) ?? compile(route);
    compiled.set(text, found);
    return found;
  };
}

const ajvOptions = { customOptions: { removeAdditional: true, coerceTypes: true } } as const;
const validators = once(buildAjvCompiler()({}, ajvOptions) as FastifySchemaCompiler<unknown>);
const serializers = once(buildJsonCompiler()() as FastifySerializerCompiler<unknown>);

/** Most calls fail with the same words, and a service that starts in the same process answers with the same schemas. */
export function compileSchemasOnce(app: FastifyInstance): void {
  app.setValidatorCompiler(validators);
  app.setSerializerCompiler(serializers);
}
