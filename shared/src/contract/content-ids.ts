// Constants shared by pages and the service. No schema library here: browser code imports this file.

/** Information category of all articles (`/info/cate/99`). */
export const allTopicsCategory = 99;
/** The id of all marketing contents together, above their categories. */
export const allMarketingCategory = 99;

/** `typeId` of `VZCollege/articleList` for company news; 1 to 5 are lecture types. */
export const companyNewsType = 60;

/** Items on a page of help search and article lists (R9.10, R9.11). */
export const listPageSize = 10;

/** The highest page of any list; the service refuses higher ones. */
export const lastPage = 10_000;

/** Videos and customer cases on a page of their list: rows of three. */
export const videoPageSize = 12;
export const casePageSize = 12;

/** A list with fewer entries is no page of its own to search engines: `noindex`, and in no site map. */
export const leastListed = 3;

/** Items of the hot search (R9.12). */
export const hotSearchPageSize = 5;

/** Suggestions kept in the help search box (R9.9). */
export const suggestionLimit = 10;

/** Maximum length of a search, in characters. */
export const longestKeyword = 100;

/** Debounce of suggestions, in milliseconds (R9.8). */
export const suggestionDebounce = 100;
