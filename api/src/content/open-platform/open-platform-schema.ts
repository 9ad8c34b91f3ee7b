import { type Static, Type } from '@sinclair/typebox';
import { NonEmptyText } from '../content-schemas';

const strict = { additionalProperties: false };

/** A JSON Schema of a field, in the few words of it that the reference prints. Its `example` is the field's part of the printed message. */
export const Field = Type.Recursive(
  (Self) =>
    Type.Object(
      {
        type: Type.Union(
          ['string', 'integer', 'number', 'boolean', 'array', 'object'].map((name) => Type.Literal(name)),
        ),
        description: Type.Optional(NonEmptyText),
        format: Type.Optional(NonEmptyText),
        enum: Type.Optional(Type.Array(NonEmptyText, { minItems: 1 })),
        example: Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Array(Type.String())])),
        items: Type.Optional(Self),
        required: Type.Optional(Type.Array(NonEmptyText)),
        properties: Type.Optional(Type.Record(Type.String(), Self)),
      },
      strict,
    ),
  { $id: 'Field' },
);

const Json = Type.Object({ 'application/json': Type.Object({ schema: Field }, strict) }, strict);
const Body = Type.Object({ required: Type.Optional(Type.Boolean()), content: Json }, strict);

const Parameter = Type.Object(
  {
    name: NonEmptyText,
    in: Type.Union([Type.Literal('path'), Type.Literal('query'), Type.Literal('header')]),
    required: Type.Boolean(),
    description: NonEmptyText,
    schema: Field,
  },
  strict,
);

const Operation = Type.Object(
  {
    operationId: Type.String({ pattern: '^[a-z][A-Za-z]+$' }),
    tags: Type.Array(NonEmptyText, { minItems: 1, maxItems: 1 }),
    summary: NonEmptyText,
    description: NonEmptyText,
    'x-scope': NonEmptyText,
    parameters: Type.Array(Parameter),
    requestBody: Type.Optional(Body),
    responses: Type.Object({ '200': Type.Object({ description: NonEmptyText, content: Json }, strict) }, strict),
    'x-errors': Type.Array(Type.Integer()),
  },
  strict,
);

/** What the example of an event has around its data: each event its own number, sent after what it tells. */
const Envelope = Type.Object({ eventId: NonEmptyText, sentAt: NonEmptyText }, strict);

const Event = Type.Object(
  {
    'x-sent': Envelope,
    summary: NonEmptyText,
    description: NonEmptyText,
    'x-use': NonEmptyText,
    requestBody: Body,
  },
  strict,
);

const PlatformError = Type.Object(
  { code: Type.Integer(), group: NonEmptyText, says: NonEmptyText, cause: NonEmptyText, remedy: NonEmptyText },
  strict,
);

const Header = Type.Object(
  { type: Type.Literal('apiKey'), in: Type.Literal('header'), name: NonEmptyText, description: NonEmptyText },
  strict,
);

const signed = { method: NonEmptyText, path: NonEmptyText, nonce: NonEmptyText };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const Maybe = Type.Optional(Operation);
const Path = Type.Object({ get: Maybe, post: Maybe, put: Maybe, patch: Maybe, delete: Maybe }, strict);

/**
 * The OpenAPI 3.1 document of the open platform, `api/content/open-platform.json`: the part of the format that the developer
 * reference is made of. Source of the format: the OpenAPI Specification 3.1.
 */
export const OpenPlatform = Type.Object(
  {
    openapi: Type.Literal('3.1.0'),
    info: Type.Object({ title: NonEmptyText, version: NonEmptyText, description: NonEmptyText }, strict),
    servers: Type.Array(Type.Object({ url: NonEmptyText, description: NonEmptyText }, strict), { minItems: 1 }),
    security: Type.Array(Type.Record(Type.String(), Type.Array(Type.String()))),
    components: Type.Object({ securitySchemes: Type.Record(Type.String(), Header) }, strict),
    tags: Type.Array(Type.Object({ name: NonEmptyText, description: NonEmptyText }, strict)),
    paths: Type.Record(Type.String({ pattern: '^/' }), Path),
    webhooks: Type.Record(Type.String(), Type.Object({ post: Event }, strict)),
    'x-signing': Type.Object(
      {
        secret: NonEmptyText,
        request: Type.Object({ ...signed, timestamp: NonEmptyText, body: Type.String() }, strict),
        event: Type.Object({ ...signed, name: NonEmptyText }, strict),
      },
      strict,
    ),
    'x-errors': Type.Array(PlatformError),
  },
  strict,
);

export type Field = Static<typeof Field>;
export type Operation = Static<typeof Operation>;
export type PlatformEvent = Static<typeof Event>;
export type OpenPlatform = Static<typeof OpenPlatform>;

/** An operation with where it is. */
export type PlacedOperation = Operation & { method: string; path: string };

export function operationsOf({ paths }: OpenPlatform): PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    methods.flatMap((method) => {
      const operation = byMethod[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  );
}
