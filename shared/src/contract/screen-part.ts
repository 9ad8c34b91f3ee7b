import { type Static, type TProperties, Type } from '@sinclair/typebox';

/** The state in colour: `good` is done or safe, `warn` wants a look, `bad` has failed, `live` is on air. */
export const Tone = Type.Union([
  Type.Literal('plain'),
  Type.Literal('muted'),
  Type.Literal('strong'),
  Type.Literal('good'),
  Type.Literal('warn'),
  Type.Literal('bad'),
  Type.Literal('live'),
]);

/** Name of a part within its show, so that steps and callouts can point at it. */
export const PartId = Type.String({ pattern: '^[a-z][a-zA-Z0-9-]*$' });

const tone = Type.Optional(Tone);
const note = Type.Optional(Type.String());
/** In sixths of its row; without it a part shares what the others leave. */
const width = Type.Optional(Type.Integer({ minimum: 1, maximum: 6 }));
const closed = { additionalProperties: false };

const part = <Kind extends string, T extends TProperties>(kind: Kind, fields: T) =>
  Type.Object({ kind: Type.Literal(kind), id: PartId, width, ...fields }, closed);

/** A labelled box with a value, as typed; `note` stands at its right end (`9 / 20`, `台`). */
const Field = part('field', {
  label: Type.String(),
  value: Type.String(),
  note,
  tone,
});
const Text = part('text', { text: Type.String(), tone });
/** One of several (`radio`) or some of several (`check`). */
const Choice = part('choice', {
  mode: Type.Union([Type.Literal('radio'), Type.Literal('check')]),
  label: Type.Optional(Type.String()),
  options: Type.Array(Type.String(), { minItems: 1 }),
  chosen: Type.Array(Type.Integer({ minimum: 0 })),
});
const Toggle = part('toggle', { label: Type.String(), on: Type.Boolean(), note });
/** `main` is the one filled button of a screen. */
const Button = part('button', {
  label: Type.String(),
  look: Type.Union([Type.Literal('main'), Type.Literal('plain'), Type.Literal('danger')]),
  pressed: Type.Optional(Type.Boolean()),
  disabled: Type.Optional(Type.Boolean()),
});
const Tabs = part('tabs', { items: Type.Array(Type.String(), { minItems: 2 }), active: Type.Integer({ minimum: 0 }) });
/** The product's menu at the left of a screen. */
const Menu = part('menu', { items: Type.Array(Type.String(), { minItems: 2 }), active: Type.Integer({ minimum: 0 }) });
const Table = part('table', {
  head: Type.Array(Type.String(), { minItems: 1 }),
  rows: Type.Array(Type.Array(Type.String())),
  /** Row that is looked at. */
  marked: Type.Optional(Type.Integer({ minimum: 0 })),
});
const List = part('list', {
  items: Type.Array(Type.Object({ title: Type.String(), note, tone }, closed)),
  marked: Type.Optional(Type.Integer({ minimum: 0 })),
});
/** A bar filled from 0 to 1, with what it says at its end. */
const Meter = part('meter', {
  label: Type.String(),
  value: Type.Number({ minimum: 0, maximum: 1 }),
  text: Type.String(),
  tone,
});
/** One large number with its unit. */
const Metric = part('metric', { label: Type.String(), value: Type.String(), unit: Type.Optional(Type.String()), tone });
/** A line over time; values are of any unit, `mark` is the place of the one that is talked of. */
const Curve = part('curve', {
  label: Type.String(),
  values: Type.Array(Type.Number(), { minItems: 3 }),
  mark: Type.Optional(Type.Integer({ minimum: 0 })),
  text: Type.Optional(Type.String()),
});
/** A picture of the stage kit (`shared/drawings/src/stages/scene-picture.tsx`); `live` and `good` frame it as programme and preview. */
const Picture = part('picture', { scene: Type.String(), label: Type.Optional(Type.String()), tone });
/** What a screen says after a deed: a message, a warning, an error with its code. */
const Notice = part('notice', { text: Type.String(), code: Type.Optional(Type.String()), tone: Tone });
/** What is copied: an address, a key, a line of settings. */
const Code = part('code', { text: Type.String(), label: Type.Optional(Type.String()) });
const Chat = part('chat', {
  messages: Type.Array(Type.Object({ name: Type.String(), text: Type.String(), tone }, closed)),
});
/** Stations one after the other, with arrows: from left to right where there is room, else from top to bottom. */
const Flow = part('flow', {
  items: Type.Array(Type.Object({ title: Type.String(), note, tone }, closed), { minItems: 2, maxItems: 6 }),
  marked: Type.Optional(Type.Integer({ minimum: 0 })),
});
/** A place in a room that is seen from above, in hundredths of its width and depth. */
const Spot = Type.Tuple([Type.Number({ minimum: 0, maximum: 100 }), Type.Number({ minimum: 0, maximum: 100 })]);
const PlanMark = Type.Object(
  {
    look: Type.Union([
      Type.Literal('lamp'),
      Type.Literal('camera'),
      Type.Literal('person'),
      Type.Literal('board'),
      Type.Literal('meter'),
    ]),
    at: Spot,
    name: Type.String(),
    /** Where a lamp shines and a camera looks; a lamp without it is off. */
    toward: Type.Optional(Spot),
  },
  closed,
);
/** A room from above: who and what stands where, and how far apart. */
const Plan = part('plan', {
  marks: Type.Array(PlanMark, { minItems: 1, maxItems: 8 }),
  lengths: Type.Optional(Type.Array(Type.Object({ from: Spot, to: Spot, text: Type.String() }, closed))),
});
/** A window over the screen, with what it asks. */
const Dialog = part('dialog', { title: Type.String(), text: Type.String(), buttons: Type.Array(Type.String()) });

/** One thing on a drawn screen. Every text is what the product would show, never an explanation of the picture. */
export const ScreenPart = Type.Union([
  Field,
  Text,
  Choice,
  Toggle,
  Button,
  Tabs,
  Menu,
  Table,
  List,
  Meter,
  Metric,
  Curve,
  Picture,
  Notice,
  Code,
  Chat,
  Flow,
  Plan,
  Dialog,
]);

export type Tone = Static<typeof Tone>;
export type ScreenPart = Static<typeof ScreenPart>;
export type PartKind = ScreenPart['kind'];
