import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false };
const Words = Type.String({ minLength: 1 });
const Times = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

export const portraitClothes = ['suit', 'apron', 'coat', 'vest', 'lanyard', 'shirt'] as const;
export const portraitHair = ['short', 'bob', 'long', 'bun', 'tail'] as const;
export const portraitTones = ['deep', 'brand', 'sea', 'foam', 'amber', 'coral'] as const;

const oneOf = <Name extends string>(names: readonly Name[]) => Type.Union(names.map((name) => Type.Literal(name)));

/** A stretch of the show and the camera that carried it, counted from 1. */
export const ShowSegment = Type.Object(
  { from: Times, name: Words, camera: Type.Integer({ minimum: 1, maximum: 4 }) },
  strict,
);

/** A moment that the show is remembered by; one of the three failed. */
export const ShowMark = Type.Object(
  { at: Times, title: Words, text: Words, failed: Type.Optional(Type.Boolean()) },
  strict,
);

/** Where it was counted: shops of a chain or a mall, rooms of a house or an event, sites along a river or a road, cities. */
export const ShowMap = Type.Object(
  {
    kind: oneOf(['shops', 'rooms', 'sites', 'cities'] as const),
    counted: Words,
    unit: Words,
    places: Type.Array(Type.Object({ name: Words, value: Type.Integer({ minimum: 0 }) }, strict), {
      minItems: 6,
      maxItems: 14,
    }),
  },
  strict,
);

/** How the one who is quoted is drawn. */
export const ShowRole = Type.Object(
  {
    clothes: oneOf(portraitClothes),
    hair: oneOf(portraitHair),
    tone: oneOf(portraitTones),
    glasses: Type.Optional(Type.Boolean()),
  },
  strict,
);

/** What somebody who repeats the show chooses the number of. */
export const ShowStep = Type.Object(
  { name: Words, note: Words, count: Type.Integer({ minimum: 1, maximum: 9999 }), unit: Words },
  strict,
);

/** How the show of a case went: its clock, its places, what failed, and what it takes to repeat it. */
export const CaseShow = Type.Object(
  {
    start: Times,
    end: Times,
    cameras: Type.Array(Type.Object({ name: Words, shows: Words }, strict), { minItems: 2, maxItems: 4 }),
    segments: Type.Array(ShowSegment, { minItems: 3, maxItems: 6 }),
    marks: Type.Array(ShowMark, { minItems: 3, maxItems: 3 }),
    map: ShowMap,
    role: ShowRole,
    failures: Type.Array(Type.Object({ failed: Words, changed: Words }, strict), { minItems: 3, maxItems: 3 }),
    kit: Type.Array(Type.Object({ name: Words, count: Type.Integer({ minimum: 1 }) }, strict), {
      minItems: 4,
      maxItems: 7,
    }),
    setup: Type.Array(ShowStep, { minItems: 4, maxItems: 5 }),
  },
  strict,
);

export type ShowSegment = Static<typeof ShowSegment>;
export type ShowMark = Static<typeof ShowMark>;
export type ShowMap = Static<typeof ShowMap>;
export type ShowRole = Static<typeof ShowRole>;
export type ShowStep = Static<typeof ShowStep>;
export type CaseShow = Static<typeof CaseShow>;
