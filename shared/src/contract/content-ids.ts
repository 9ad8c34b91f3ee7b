// Fixed ids that pages and the service agree on. No schema library here: browser code imports this file.

/** Information category that holds all articles (spec §2, `/info/cate/99`). */
export const allTopicsCategory = 99;

/** `typeId` of `VZCollege/articleList` for company news; 1 to 5 are lecture types. */
export const companyNewsType = 60;

/** Items on a page of help search and article lists (spec §9). */
export const listPageSize = 10;

/** Items of the hot search (spec §9). */
export const hotSearchPageSize = 5;

/** Suggestions kept in the help search box (spec §9). */
export const suggestionLimit = 10;

/** Characters that the search calls take. */
export const longestKeyword = 100;

/** Rest after the last key before suggestions are asked for, in milliseconds (spec §9). */
export const suggestionDebounce = 100;
