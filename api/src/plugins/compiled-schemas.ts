import buildAjvCompiler from '@fastify/ajv-compiler';
import buildJsonCompiler from '@fastify/fast-json-stringify-compiler';
import type { ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema';

type Schema = { schema: unknown };
type Serialize = (data: unknown) => string;

/** What ajv wants beside a parent; schemas of calls refer to no root. */
const place = { instancePath: '', rootData: {}, dynamicAnchors: {} };

const ajvOptions = { customOptions: { removeAdditional: true, coerceTypes: true } } as const;

/** Compiles equal schemas once, whichever routes and services of this process have them; the first makes the compiler. */
function once<Compiled>(build: () => unknown): (route: Schema) => Compiled {
  const compiled = new Map<string, Compiled>();
  let compile: ((route: Schema) => Compiled) | undefined;
  return (route) => {
    const text = JSON.stringify(route.schema);
    compile ??= build() as (route: Schema) => Compiled;
    const found = compiled.get(text) ?? compile(route);
    compiled.set(text, found);
    return found;
  };
}

const compiledValidator = once<ValidateFunction>(() => buildAjvCompiler()({}, ajvOptions));
const compiledSerializer = once<Serialize>(() => buildJsonCompiler()());

/** Compiling all schemas is a third of what a start computes: each waits for the first request that needs it. */
const validatorOf: FastifySchemaCompiler<unknown> = (route) => {
  let validate: ValidateFunction | undefined;
  return (data: unknown) => {
    validate ??= compiledValidator(route);
    // Only with a parent can ajv replace the value itself.
    const request = { value: data };
    const isValid = validate(data, { ...place, parentData: request, parentDataProperty: 'value' });
    return isValid ? request : { error: validate.errors ?? [] };
  };
};

const serializerOf: FastifySerializerCompiler<unknown> = (route) => {
  let serialize: Serialize | undefined;
  return (data: unknown) => (serialize ??= compiledSerializer(route))(data);
};

/** Most calls fail with the same words, and a service that starts in the same process answers with the same schemas. */
export function compileSchemasOnce(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorOf);
  app.setSerializerCompiler(serializerOf);
}
