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

/** All that a browser tells: no address, no words, no id, no stack. */
export const PageReport = Type.Object(
  {
    kind: ReportKind,
    /** `mf-help@1.2.3`. */
    release: Type.String({ pattern: '^[a-z0-9-]{1,40}@\\d+\\.\\d+\\.\\d+(-[a-z0-9.]{1,40})?$' }),
    /** Version of the shell's build that made the page. */
    build: Type.String({ maxLength: 80 }),
  },
  { additionalProperties: false },
);

export type ReportKind = Static<typeof ReportKind>;
export type PageReport = Static<typeof PageReport>;
