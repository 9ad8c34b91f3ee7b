import { type Static, Type } from '@sinclair/typebox';
import { PartId, ScreenPart } from './screen-part';

const closed = { additionalProperties: false };

/**
 * One device of a picture: a `panel` of the console by day, a `desk` of the control room by night, a visitor's `phone`,
 * another program's `window` (OBS, a browser, a router). Parts stand in rows from top to bottom.
 */
export const Screen = Type.Object(
  {
    id: PartId,
    kind: Type.Union([Type.Literal('panel'), Type.Literal('desk'), Type.Literal('phone'), Type.Literal('window')]),
    title: Type.String(),
    note: Type.Optional(Type.String()),
    /** In twelfths of the picture, side by side; phones are as wide as a phone. */
    width: Type.Optional(Type.Integer({ minimum: 3, maximum: 12 })),
    /** Each row holds one part or several side by side. */
    rows: Type.Array(Type.Array(ScreenPart, { minItems: 1 })),
  },
  closed,
);

/** What is drawn at one moment: at most three screens on one ground. */
export const Stage = Type.Object(
  {
    ground: Type.Union([Type.Literal('mint'), Type.Literal('sand'), Type.Literal('night')]),
    screens: Type.Array(Screen, { minItems: 1, maxItems: 3 }),
  },
  closed,
);

/** One moment of a show; what is not named stays as it was. */
export const ShowStep = Type.Object(
  {
    /** In seconds from the beginning. */
    at: Type.Number({ minimum: 0 }),
    /** Begins a chapter of this name. */
    chapter: Type.Optional(Type.String()),
    /** The caption, and a line of the transcript. */
    say: Type.String(),
    /** `part.field` or `screen.title` → its new value; a text is typed, a number runs, all else changes at once. */
    set: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** Parts that are there from now on, or no longer; a part with a `show` step is absent before it. */
    show: Type.Optional(Type.Array(PartId)),
    hide: Type.Optional(Type.Array(PartId)),
    /** Where the pointer goes; `press` presses there, a key's name shows the key. */
    point: Type.Optional(PartId),
    press: Type.Optional(Type.Union([Type.Boolean(), Type.String()])),
    /** Another stage from here on, by its place in `stages`. */
    stage: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  closed,
);

/** A show script: a drawn demonstration that a player performs and `npm run media` films. */
export const Show = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]+$' }),
    /** What it proves, in one sentence; the text alternative of its poster. */
    proves: Type.String(),
    /** Its length; the last step lasts until then. */
    seconds: Type.Number({ minimum: 3 }),
    /** The first is drawn when the show begins. */
    stages: Type.Array(Stage, { minItems: 1 }),
    steps: Type.Array(ShowStep, { minItems: 1 }),
  },
  closed,
);

/** A screen in an exact state beside a step of an article, with numbered callouts. */
export const Figure = Type.Object(
  {
    id: PartId,
    /** What a reader who does not see it needs to know. */
    alt: Type.String(),
    caption: Type.String(),
    stage: Stage,
    /** Parts in the order of their numbers, which begin at 1 in each figure. */
    callouts: Type.Array(PartId),
    /** What 演示这一步 plays: it ends in the state of the figure. */
    demo: Type.Optional(Type.Object({ seconds: Type.Number({ minimum: 3 }), steps: Type.Array(ShowStep) }, closed)),
  },
  closed,
);

export type Screen = Static<typeof Screen>;
export type Stage = Static<typeof Stage>;
export type ShowStep = Static<typeof ShowStep>;
export type Show = Static<typeof Show>;
export type Figure = Static<typeof Figure>;
