import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';

/** Names of the base hosts; their URLs are configured in the shell. */
export type HostName = 'base' | 'live' | 'cms' | 'user' | 'admin';

/**
 * What a missing answer means. `page`: the page cannot be shown without it and answers 503. `block`: a part of the page is
 * left out. `nothing`: nobody waits for the answer.
 */
export type Absence = 'page' | 'block' | 'nothing';

/** How a request may reach the service; a beacon is JSON under the name `text/plain`, as `navigator.sendBeacon` sends it. */
export type Encoding = 'query' | 'json' | 'form' | 'beacon';

/** What the caller needs at run time; all that reaches a browser, because schemas are taken out by the build. */
export type CallFacts = {
  /** Name of the file, `help-suggest` for `help-suggest.call.ts`. */
  readonly name: string;
  readonly method: 'get' | 'post';
  readonly host: HostName;
  readonly path: string;
  /** How the request travels. */
  readonly sends: 'query' | 'json' | 'form';
  /** Whether it only reads: its answer may be cached, shared by visitors and replaced by an older one. */
  readonly reads: boolean;
  readonly absence: Absence;
  /** Timeout in milliseconds. */
  readonly timeout: number;
  /** Whether `data.list` is an array in every answer. */
  readonly lists: boolean;
  /** Max age in seconds; 0 for calls that are never cached. Facts of older releases lack it. */
  readonly freshFor: number;
};

/** On the answer of a reading call, for browsers: the content revision that it belongs to. */
export const contentRevisionHeader = 'content-revision';

/** One call of the service: the single definition of its request, response and caching. */
export type Call<Request extends TSchema = TSchema, Answer extends TSchema = TSchema> = CallFacts & {
  /** One sentence for the generated documents. */
  readonly summary: string;
  /** Section of the generated documents. */
  readonly tag: string;
  readonly request: Request;
  /** The whole body of a successful answer. */
  readonly answer: Answer;
  /** Every way in which the service takes the request; the caller uses the one of `sends`. */
  readonly accepts: readonly Encoding[];
  /** What a read costs the service: `heavy` for searches, which get a smaller share of the database. */
  readonly weight: 'light' | 'heavy';
};

/** The default timeout of a call, in milliseconds. */
export const defaultTimeout = 10_000;

/** Max age of content in the shell's cache, in seconds. */
const contentFreshFor = 60;

type Described<Request extends TSchema, Answer extends TSchema> = Pick<
  Call<Request, Answer>,
  'name' | 'summary' | 'tag' | 'method' | 'host' | 'path' | 'request' | 'answer'
> &
  Partial<Pick<Call, 'sends' | 'reads' | 'absence' | 'timeout' | 'accepts' | 'freshFor' | 'weight'>>;

type Shape = { properties?: Record<string, Shape>; allOf?: Shape[]; type?: string };

function property(shape: Shape | undefined, name: string): Shape | undefined {
  return shape?.properties?.[name] ?? shape?.allOf?.map((part) => property(part, name)).find(Boolean);
}

/** The schema of the `data` of a content call's answer; undefined for other calls. */
export function dataSchema({ answer }: { answer: TSchema }): Record<string, unknown> | undefined {
  return property(answer as Shape, 'data');
}

/** The names of the fields that a request may have. */
export function requestFields({ request }: { request: TSchema }): string[] {
  const { properties = {}, allOf = [] } = request as Shape;
  return [...Object.keys(properties), ...allOf.flatMap((part) => requestFields({ request: part as TSchema }))];
}

/**
 * Defines a call. What is not said: a GET sends its request in the query and reads, a POST sends JSON and does not, and
 * takes a form too; a reading call is part of the page's main content, waits 10 s and is fresh for a minute.
 */
export function defineCall<Request extends TSchema, Answer extends TSchema>(
  call: Described<Request, Answer>,
): Call<Request, Answer> {
  const reads = call.reads ?? call.method === 'get';
  return {
    sends: call.method === 'get' ? 'query' : 'json',
    accepts: call.method === 'get' ? ['query'] : ['json', 'form'],
    absence: reads ? 'page' : 'nothing',
    timeout: defaultTimeout,
    freshFor: reads ? contentFreshFor : 0,
    weight: 'light',
    ...call,
    reads,
    lists: property(dataSchema(call), 'list')?.type === 'array',
  };
}

/** A property with a default: the caller may leave it out, the service always has it. */
export type Defaulted<Schema extends TSchema> = Schema & { readonly default: Static<Schema> };

/** Marks a schema whose options hold a `default`. */
export function withDefault<Schema extends TSchema>(schema: Schema, value: Static<Schema>): Defaulted<Schema> {
  return { ...schema, default: value } as Defaulted<Schema>;
}

type DefaultedKeys<Properties extends TProperties> = {
  [Key in keyof Properties]: Properties[Key] extends { readonly default: NonNullable<unknown> } ? Key : never;
}[keyof Properties];

type OptionalKeys<Of> = { [Key in keyof Of]-?: undefined extends Of[Key] ? Key : never }[keyof Of];

/** Properties that may be left out may be `undefined` too. */
type Input<Given, Left extends PropertyKey> = {
  [Key in keyof Given as Key extends Left ? never : Key]: Given[Key];
} & { [Key in keyof Given as Key extends Left ? Key : never]?: Given[Key] | undefined };

type InputOf<Request extends TSchema> =
  Request extends TObject<infer Properties>
    ? Input<Static<Request>, DefaultedKeys<Properties> | OptionalKeys<Static<Request>>>
    : Static<Request>;

/** Any call, whatever its request and response. */
export type AnyCall = Call;

/** The caller's request: properties with a default are optional. */
export type RequestOf<Of extends AnyCall> = InputOf<Of['request']>;

/** The handler's request: defaults are applied. */
export type HandledRequest<Of extends AnyCall> = Static<Of['request']>;

/** The whole body of a successful answer. */
export type AnswerOf<Of extends AnyCall> = Static<Of['answer']>;

/** The `data` of a content call's answer. */
export type DataOf<Of extends AnyCall> = AnswerOf<Of> extends { data: infer Data } ? Data : never;

/** What a handler gives, and a test answers with: the `data` of a content call, the whole body of any other. */
export type ResultOf<Of extends AnyCall> = [DataOf<Of>] extends [never] ? AnswerOf<Of> : DataOf<Of>;

/** Whether a successful answer has `code`, `msg` and `data`. */
export function isContentCall(call: AnyCall): boolean {
  return dataSchema(call) !== undefined;
}

/** The whole body of a successful answer. */
export function bodyOf<Of extends AnyCall>(call: Of, result: ResultOf<Of>): AnswerOf<Of> {
  return isContentCall(call) ? { code: 0, msg: 'ok', data: result } : result;
}
