import { type Static, Type } from '@sinclair/typebox';
import { RemoteName } from './release-manifest';

/** A request of a page to its site, with the address as no build changes it (`StableNames`). */
export const AskedOfSite = Type.Object({
  method: Type.Union([Type.Literal('GET'), Type.Literal('POST')]),
  address: Type.String({ pattern: '^/' }),
  type: Type.Optional(Type.String()),
  body: Type.Optional(Type.String()),
});

/** One look of the gate at a page in a browser that found nothing: it holds as long as all that the browser was answered is the same. */
export const KeptLook = Type.Object({
  address: Type.String({ pattern: '^/' }),
  /** In which window, or that the page was used. */
  look: Type.String({ minLength: 1, maxLength: 20 }),
  /** Places in `asked` of what the page asked for. */
  asked: Type.Array(Type.Integer({ minimum: 0 })),
  /** Hash of the answers in the order of `asked`, and of the line that renders the section. */
  answers: Type.String({ pattern: '^[0-9a-f]{32}$' }),
});

/** What the gate found good of the pages of one section, each by itself. */
export const KeptLooks = Type.Object({
  remote: RemoteName,
  /** Name and version of the browser. */
  browser: Type.String(),
  asked: Type.Array(AskedOfSite),
  looks: Type.Array(KeptLook),
});

export type AskedOfSite = Static<typeof AskedOfSite>;
export type KeptLook = Static<typeof KeptLook>;
export type KeptLooks = Static<typeof KeptLooks>;
