import type { SiteFacts } from '../store/site-facts';
import type { WantedWork } from './page-asks';

/** The nine layouts of the specification; the shell owns them. */
export type LayoutName =
  | 'default'
  | 'empty'
  | 'help'
  | 'help-search'
  | 'new'
  | 'white-label'
  | 'white-label-help'
  | 'no-float'
  | 'pc';

export type Crumb = { name: string; link: string };

/** A picture of a page for those who share or list it; `src` is a path of this site, or an address with its origin. */
export type PageImage = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** For chats, which show it small and square. */
  square?: { src: string; width: number; height: number };
};

/** Metadata of a page for the document's head. Addresses are paths of this site, without origin. */
export type PageHead = {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Absent: the page's own path without query. */
  canonical?: string;
  /** The partner page on phones, by which Baidu adapts a page to the device. */
  alternate?: string;
  breadcrumb?: readonly Crumb[];
  /** schema.org objects, without `@context`. */
  jsonLd?: readonly Record<string, unknown>[];
  /** `YYYY-MM-DD`, for Baidu's time factor on articles. */
  published?: string;
  updated?: string;
  noindex?: boolean;
  /** Absent: the share card of the site. */
  image?: PageImage;
};

export type HeadContext = {
  site: SiteFacts;
  params: Readonly<Record<string, string | undefined>>;
  /** The listed query parameters of this request. */
  query: URLSearchParams;
};

export type FooterSize = 'compact';

/** Of each kind of data that an address has. */
type KeyOf<Data> = Data extends unknown ? keyof Data & string : never;

/** What a page module exports as `handle`. `Data` is what its loader returns. */
export type PageHandle<Data = undefined> = {
  layout: LayoutName;
  head: (data: Data, context: HeadContext) => PageHead;
  /** Query parameters that change the page, in the order of the cache key; all others are ignored. */
  query?: readonly string[];
  /** Max age in the shell's HTML cache, in seconds; default 60, 0 is never stored. */
  cacheSeconds?: number;
  /** `false`: the page is `noindex`. */
  indexed?: boolean;
  /** Which devices the page is made for; default `pc` with an `alternate`, else `pc,mobile`. */
  device?: 'pc' | 'mobile' | 'pc,mobile';
  /** `over-dark`: the header starts transparent with white text over a dark hero. */
  header?: 'over-dark' | 'solid';
  /** `compact`: a page to read or to search in, whose footer must not be larger than itself; by its data where one address has both. */
  footer?: FooterSize | ((data: Data) => FooterSize | undefined);
  /** What the page asks its visitors for, if not a trial: its hero, the bar of phones and its twin for phones say the same. */
  ask?: WantedWork;
  /** The page has a search box of its own at its top: that of the header comes once it is scrolled away. */
  ownSearch?: true;
  /**
   * Keys of the data that only static parts, or the text of an article (`ui/prose.tsx`), show: the browser does not get them with the page,
   * as these stay as they were served (docs/architecture.md#served-data). The component may hand them on by their names, and nothing else.
   */
  served?: readonly KeyOf<Data>[];
  /** Middleware before the loader, as `name:argument` (middleware.ts); an unknown name is a 500. */
  middleware?: readonly string[];
};

export const defaultCacheSeconds = 60;
