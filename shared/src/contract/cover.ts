import { type Static, type TSchema, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false };

/** The large words of a cover, such as 30 分钟; one line. */
const Headline = Type.String({ minLength: 1, maxLength: 9 });
/** What stands beside a mark. */
const Label = Type.String({ minLength: 1, maxLength: 8 });
const Place = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0 });

function Kind<Name extends string, Fields extends Record<string, TSchema>>(kind: Name, fields: Fields) {
  const headline = { word: Headline, note: Type.String({ minLength: 1, maxLength: 18 }) };
  return Type.Object({ kind: Type.Literal(kind), ...headline, ...fields }, closed);
}

const labels = (minItems: number, maxItems: number) => Type.Array(Label, { minItems, maxItems });
const Measured = Type.Object({ name: Label, value: Share }, closed);

/** The drawn picture of an article, by kind; its figures and words are the article's own. `mark` is the place to look at. */
export const Cover = Type.Union([
  /** How a number runs over time; the top value carries `peak`. */
  Kind('curve', { values: Type.Array(Share, { minItems: 4, maxItems: 14 }), from: Label, to: Label, peak: Label }),
  /** What is ticked off; the first `done` are. */
  Kind('checklist', { items: labels(3, 5), done: Place }),
  /** Devices or stations, one after the other. */
  Kind('chain', { nodes: labels(3, 5), mark: Place }),
  /** A room seen from above: places from 0 to 100 of its width and depth, the stage at the top. */
  Kind('plan', {
    stage: Label,
    cameras: Type.Array(Type.Tuple([Share, Share]), { minItems: 1, maxItems: 5 }),
    seats: Type.Integer({ minimum: 0, maximum: 6 }),
  }),
  Kind('timeline', {
    stops: Type.Array(Type.Object({ at: Label, text: Label }, closed), { minItems: 3, maxItems: 5 }),
    mark: Place,
  }),
  Kind('bars', { rows: Type.Array(Measured, { minItems: 2, maxItems: 5 }), mark: Place }),
  /** A live room on a phone with what viewers send. */
  Kind('phone', { lines: labels(1, 3), button: Label }),
  /** Places around a centre. */
  Kind('network', { centre: Label, places: labels(3, 6), mark: Place }),
  /** Parts of a whole, in percent. */
  Kind('split', { parts: Type.Array(Measured, { minItems: 2, maxItems: 6 }), mark: Place }),
  /** Steps that lose people: each value is at most the one before. */
  Kind('funnel', { steps: Type.Array(Measured, { minItems: 3, maxItems: 5 }), mark: Place }),
  /** Weeks or days; marks are places counted row by row. */
  Kind('calendar', { columns: labels(3, 7), rows: Type.Integer({ minimum: 1, maximum: 4 }), marks: Type.Array(Place) }),
  /** A sheet of paper whose lines stay or are struck out. */
  Kind('paper', { kept: labels(1, 4), struck: labels(1, 3) }),
]);

export type Cover = Static<typeof Cover>;
export type CoverKind = Cover['kind'];
export type CoverOf<Kind extends CoverKind> = Extract<Cover, { kind: Kind }>;
