import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Figure } from './show';

/** The response of every content call: `code` 0 is success (R7.1); errors are a `Problem` with a 4xx or 5xx. */
export const Envelope = <T extends TSchema>(data: T) =>
  Type.Object({ code: Type.Literal(0), msg: Type.String(), data }, { additionalProperties: false });

/** One page of a list. A page beyond the last one is a 404, except page 1 of an empty list. */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    list: Type.Array(item),
    /** Items on all pages together. */
    total: Type.Integer({ minimum: 0 }),
    /** Counted from 1. */
    pageIndex: Type.Integer({ minimum: 1 }),
    pageSize: Type.Integer({ minimum: 1 }),
  });

/** A whole list without pages. */
export const Listed = <T extends TSchema>(item: T) => Type.Object({ list: Type.Array(item) });

/** Body of every 4xx and 5xx of a content call: `code` repeats the status, `msg` is Chinese and may be shown. */
export const Problem = Type.Object({ code: Type.Integer({ minimum: 400 }), msg: Type.String() });

/** `YYYY-MM-DD`, a day in Asia/Shanghai. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The fields needed to link to a piece of content. */
export const ContentLink = Type.Object({ id: Type.Integer(), title: Type.String() });

/** A heading inside `html`; `id` is its anchor there. */
export const Heading = Type.Object({
  id: Type.String(),
  level: Type.Integer({ minimum: 2, maximum: 4 }),
  text: Type.String(),
});

/** Neighbours in the order of the list that the article belongs to; null at its ends. */
export const Neighbours = {
  prev: Type.Union([ContentLink, Type.Null()]),
  next: Type.Union([ContentLink, Type.Null()]),
};

/**
 * Sanitised HTML of an article, safe for `innerHTML`, with its headings for an anchor list; `figures` are those that a
 * button `data-demo` in the HTML plays.
 */
export const ArticleBody = {
  html: Type.String(),
  headings: Type.Array(Heading),
  figures: Type.Optional(Type.Array(Figure)),
};

/** Name of the illustration of a piece of content: `console`, `phone`, `studio`, `store`, … */
export const SceneName = Type.String();

export type Envelope<T> = { code: 0; msg: string; data: T };
export type Paged<T> = { list: T[]; total: number; pageIndex: number; pageSize: number };
export type Listed<T> = { list: T[] };
export type Problem = Static<typeof Problem>;
export type ContentLink = Static<typeof ContentLink>;
export type Heading = Static<typeof Heading>;
