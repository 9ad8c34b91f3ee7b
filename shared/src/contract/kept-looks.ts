import { type Static, Type } from '@sinclair/typebox';
import { RemoteName } from './release-manifest';

/** A request of a page to its site, with the address as no build changes it (`StableNames`). */
export const AskedOfSite = Type.Object({
  method: Type.Union([Type.Literal('GET'), Type.Literal('POST')]),
  address: Type.String({ pattern: '^/' }),
  type: Type.Optional(Type.String()),
  body: Type.Optional(Type.String()),
});

/** Everything that a page was answered while it was looked at. */
const Answered = Type.Object({
  /** Places in the list of requests. */
  asked: Type.Array(Type.Integer({ minimum: 0 })),
  /** Hash of the answers in that order, and of the line that renders the section. */
  answers: Type.String({ pattern: '^[0-9a-f]{32}$' }),
});

/** One look of the gate at a page in a browser that found nothing: it holds as long as all that the browser was answered is the same. */
export const KeptLook = Type.Object({
  address: Type.String({ pattern: '^/' }),
  /** In which window, or that the page was used. */
  look: Type.String({ minLength: 1, maxLength: 20 }),
  now: Answered,
  /** Of the live page, where what was found is found there too; each fault is the end of a sentence. */
  live: Type.Optional(
    Type.Object({ ...Answered.properties, faults: Type.Array(Type.String({ minLength: 1, maxLength: 1000 })) }),
  ),
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
