import { type Static, Type } from '@sinclair/typebox';
import { Paged } from './common';

/** What a hit is: a page of the site, a help article, an information article, … */
export const SearchKind = Type.Union([
  Type.Literal('page'),
  Type.Literal('help'),
  Type.Literal('topic'),
  Type.Literal('video'),
  Type.Literal('lecture'),
  Type.Literal('news'),
  Type.Literal('case'),
  Type.Literal('marketing'),
]);

export const SearchHit = Type.Object({
  kind: SearchKind,
  id: Type.Integer(),
  title: Type.String(),
  /** Address on this site, of the part that answers where one does. */
  link: Type.String(),
  /** What that part is called: a question, a heading, the code of an error. */
  heading: Type.Optional(Type.String()),
  /** Plain text around the first match. */
  snippet: Type.String(),
  /** `YYYY-MM-DD`; empty for pages. */
  published: Type.String(),
});

/** Number of hits of each kind, without empty ones. `total` of the page is that of the requested kind. */
export const SearchCount = Type.Object({ kind: SearchKind, name: Type.String(), count: Type.Integer() });

/** `best` is by where a word stands, then by day; `new` by day alone. */
export const SearchOrder = Type.Union([Type.Literal('best'), Type.Literal('new')]);

/** What was done to what was typed: question words left out, characters simplified, synonyms taken, a word read by its sound or from English, words looked for apart. */
export const SearchReason = Type.Union([
  Type.Literal('question'),
  Type.Literal('simplified'),
  Type.Literal('synonym'),
  Type.Literal('sound'),
  Type.Literal('english'),
  Type.Literal('partial'),
]);

export const SearchHow = Type.Object({
  /** As typed. */
  asked: Type.String(),
  /** The words that found the hits; those typed when they did. */
  searched: Type.String(),
  /** How one came of the other, empty when they are the same. */
  why: Type.Array(SearchReason),
  /** Words to mark in the hits. */
  marks: Type.Array(Type.String()),
});

export const SearchPage = Type.Intersect([
  Paged(SearchHit),
  SearchHow,
  Type.Object({ kinds: Type.Array(SearchCount) }),
]);

export const SearchSuggestion = Type.Object({ label: Type.String(), link: Type.String(), kind: SearchKind });

export type SearchKind = Static<typeof SearchKind>;
export type SearchHit = Static<typeof SearchHit>;
export type SearchCount = Static<typeof SearchCount>;
export type SearchOrder = Static<typeof SearchOrder>;
export type SearchReason = Static<typeof SearchReason>;
export type SearchHow = Static<typeof SearchHow>;
export type SearchPage = Static<typeof SearchPage>;
export type SearchSuggestion = Static<typeof SearchSuggestion>;
