import { type Static, Type } from '@sinclair/typebox';
import { ContentLink } from './common';

const closed = { additionalProperties: false };
const Text = Type.String({ minLength: 1 });

/** One case worked through with example data: where it starts, what is done in order, what came of it. */
export const WorkedExample = Type.Object(
  { title: Text, situation: Text, steps: Type.Array(Text, { minItems: 3, maxItems: 6 }), result: Text },
  closed,
);

/** A question to the reader; hint and answer are opened one after the other. */
export const Exercise = Type.Object({ ask: Text, hint: Text, answer: Text }, closed);

/** Something to take along, to copy or to print. Cells of a table may be empty: the reader fills them in. */
export const Material = Type.Union([
  Type.Object({ kind: Type.Literal('checklist'), title: Text, items: Type.Array(Text, { minItems: 2 }) }, closed),
  Type.Object({ kind: Type.Literal('wording'), title: Text, lines: Type.Array(Text, { minItems: 1 }) }, closed),
  Type.Object(
    {
      kind: Type.Literal('table'),
      title: Text,
      columns: Type.Array(Text, { minItems: 2 }),
      rows: Type.Array(Type.Array(Type.String()), { minItems: 2 }),
    },
    closed,
  ),
]);

/** What an editor writes of a lecture beside its text; `order` is its place in the course of its type, from 1. */
export const lessonFields = {
  order: Type.Integer({ minimum: 1 }),
  example: WorkedExample,
  exercises: Type.Array(Exercise, { minItems: 2, maxItems: 3 }),
  materials: Type.Array(Material, { minItems: 1, maxItems: 3 }),
};

/** A section of a lecture with the seconds it takes to read; `id` is its anchor. */
export const OutlineEntry = Type.Object({ id: Type.String(), text: Type.String(), seconds: Type.Integer() });

/** A lecture as a part of its course, which is all lectures of its type in their order. */
export const Lesson = Type.Object({
  ...lessonFields,
  outline: Type.Array(OutlineEntry),
  course: Type.Array(ContentLink),
});

export type WorkedExample = Static<typeof WorkedExample>;
export type Exercise = Static<typeof Exercise>;
export type Material = Static<typeof Material>;
export type OutlineEntry = Static<typeof OutlineEntry>;
export type Lesson = Static<typeof Lesson>;
