import { type Static, Type } from '@sinclair/typebox';

/**
 * `attempt`: the page begins to hydrate, or a navigation to load another section; the others are failures: of `hydration`,
 * of a `script` of the release, of a `chunk` that did not load the second time either.
 */
export const ReportKind = Type.Union([
  Type.Literal('attempt'),
  Type.Literal('hydration'),
  Type.Literal('script'),
  Type.Literal('chunk'),
]);

const strict = { additionalProperties: false };

const Told = {
  /** `mf-help@1.2.3`. */
  release: Type.String({ pattern: '^[a-z0-9-]{1,40}@\\d+\\.\\d+\\.\\d+(-[a-z0-9.]{1,40})?$' }),
  /** Version of the shell's build that made the page. */
  build: Type.String({ maxLength: 80 }),
};

/** All that a browser tells of a fault: no address, no words, no id, no stack. */
export const PageReport = Type.Object({ kind: ReportKind, ...Told }, strict);

/** In milliseconds, of `cls` in thousandths. */
const Value = Type.Integer({ minimum: 0, maximum: 600_000 });

/** How a view of a release went, once, as the visitor leaves it: numbers of the page, and nothing of visitor or address. */
export const ViewReport = Type.Object(
  {
    kind: Type.Literal('view'),
    ...Told,
    ttfb: Type.Optional(Value),
    lcp: Type.Optional(Value),
    cls: Type.Optional(Value),
    /** The longest wait after a press. */
    inp: Type.Optional(Value),
    /** The longest way to another page without a new document. */
    soft: Type.Optional(Value),
    /** Whether a form that was begun was not sent; absent where none was begun. */
    begun: Type.Optional(Type.Boolean()),
    /** Whether a form that was sent got no answer; absent where none was sent. */
    form: Type.Optional(Type.Boolean()),
    /** Whether a tap was answered by nothing; absent where nothing was tapped. */
    tap: Type.Optional(Type.Boolean()),
  },
  strict,
);

export type ReportKind = Static<typeof ReportKind>;
export type ViewReport = Static<typeof ViewReport>;
export type PageReport = Static<typeof PageReport>;
