import { type Static, Type } from '@sinclair/typebox';
import { Envelope, Paged } from './common';

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
  /** Address on this site. */
  link: Type.String(),
  /** Plain words around the first hit. */
  snippet: Type.String(),
  /** `YYYY-MM-DD`; empty for pages. */
  published: Type.String(),
});

/** How many hits each kind has; kinds without any are left out. `total` of the page counts the kind that was asked for. */
export const SearchCount = Type.Object({ kind: SearchKind, name: Type.String(), count: Type.Integer() });

export const SearchPage = Type.Intersect([Paged(SearchHit), Type.Object({ kinds: Type.Array(SearchCount) })]);

export const SearchSuggestion = Type.Object({ label: Type.String(), link: Type.String(), kind: SearchKind });

export const SearchResponse = Envelope(SearchPage);
export const SearchSuggestResponse = Envelope(Type.Object({ suggest: Type.Array(SearchSuggestion) }));

export type SearchKind = Static<typeof SearchKind>;
export type SearchHit = Static<typeof SearchHit>;
export type SearchCount = Static<typeof SearchCount>;
export type SearchPage = Static<typeof SearchPage>;
export type SearchSuggestion = Static<typeof SearchSuggestion>;
export type SearchResponse = Static<typeof SearchResponse>;
export type SearchSuggestResponse = Static<typeof SearchSuggestResponse>;
