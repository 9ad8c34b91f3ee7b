import { Type } from '@sinclair/typebox';
import { lastPage, longestKeyword, suggestionLimit } from '../contract/content-ids';
import { SearchOrder } from '../contract/search';
import { withDefault } from './call';

/** How a search is to be done; `exact` searches what was typed and nothing else. */
export const searchFields = { order: Type.Optional(SearchOrder), exact: Type.Optional(Type.Boolean()) };

/** An empty request. */
export const noFields = Type.Object({});

/** An id as PostgreSQL's integer holds it. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const Keyword = withDefault(Type.String({ maxLength: longestKeyword }), '');

export const SuggestionCount = withDefault(Type.Integer({ minimum: 1, maximum: suggestionLimit }), suggestionLimit);

/** Counted from 1. */
export const PageIndex = withDefault(Type.Integer({ minimum: 1, maximum: lastPage }), 1);

const largestPage = 100;

/** Items that a page of help articles may hold. */
export const largestHelpPage = 50;

/** `pageIndex` and `pageSize` of a call with pages. */
export function pageFields(pageSize: number, largest: number = largestPage) {
  return { pageIndex: PageIndex, pageSize: withDefault(Type.Integer({ minimum: 1, maximum: largest }), pageSize) };
}
