import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SiteFacts } from './site-facts';

export type SiteLink = { name: string; link: string };
export type MenuGroup = { categoryName: string; contents: readonly { id: number; title: string }[] };

/** Route names, and the layouts in which they are meant. */
export type GreyScope = { routes: readonly string[]; layouts: readonly string[] };

/** What two remotes, or a remote and the shell, need to share (spec §2, content.md §6 no. 49). */
export type SiteState = {
  site: SiteFacts;
  /** The whole address of the page, query included. */
  fullUrl: string;
  /** The specification's route name: `index`, `info-cate-id`, `home-lectureDetail-id`. */
  routeName: string;
  pcHostUrl: string;
  pcHostName: string;
  navColor: string;
  friendLinks: readonly SiteLink[];
  marketMenu: readonly MenuGroup[];
  online: boolean;
  /** What is shown without colour now; absent in ordinary times (spec §2). */
  grey?: GreyScope;
};

export type SiteStore = StoreApi<SiteState>;

let resolveStore: (() => SiteStore) | undefined;

/** One store per request on the server, one per tab in the browser. */
export function createSiteStore(initial: SiteState): SiteStore {
  return createStore<SiteState>(() => initial);
}

/** The shell says how to find the store of the work at hand; called once per process or tab. */
export function installStoreScope(resolve: () => SiteStore): void {
  resolveStore = resolve;
}

/**
 * The store of this request or tab.
 * @throws {Error} outside a request, so that a leak between visitors is an error and not a wrong page.
 */
export function siteStore(): SiteStore {
  if (!resolveStore) throw new Error('The site store was asked for before the shell installed its scope.');
  return resolveStore();
}

/** Reads from the store in a component; on the server it reads the state frozen after the loaders. */
export function useSite<T>(select: (state: SiteState) => T): T {
  return useStore(siteStore(), select);
}

/**
 * Makes the present state the one that React renders on the server: zustand's hook renders `getInitialState()` there,
 * so state that a loader set would otherwise be lost (federation.md §2).
 */
export function freezeForRender(store: SiteStore): SiteState {
  const state = store.getState();
  store.getInitialState = () => state;
  return state;
}
