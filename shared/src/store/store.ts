import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fragmentRecorder } from './fragment-recorder';
import type { SiteFacts } from './site-facts';

export { installFragmentRecorder, fragmentRecorder } from './fragment-recorder';

export type SiteLink = { name: string; link: string };
export type MenuGroup = { categoryName: string; contents: readonly { id: number; title: string }[] };

/** Route names, and the layouts for which they apply. */
export type GreyScope = { routes: readonly string[]; layouts: readonly string[] };

/** State shared between remotes or with the shell (R3.38). */
export type SiteState = {
  site: SiteFacts;
  /** The full URL of the page, with query. */
  fullUrl: string;
  /** The specification's route name: `index`, `info-cate-id`, `home-lectureDetail-id`. */
  routeName: string;
  pcHostUrl: string;
  pcHostName: string;
  navColor: string;
  friendLinks: readonly SiteLink[];
  marketMenu: readonly MenuGroup[];
  online: boolean;
  /** Pages currently shown in greyscale; normally absent (R2.132). */
  grey?: GreyScope;
};

export type SiteStore = StoreApi<SiteState>;

let resolveStore: (() => SiteStore) | undefined;

/** One store per request on the server, one per tab in the browser. */
export function createSiteStore(initial: SiteState): SiteStore {
  return createStore<SiteState>(() => initial);
}

/** Set by the shell: resolves the store of the current request; called once per process or tab. */
export function installStoreScope(resolve: () => SiteStore): void {
  resolveStore = resolve;
}

function currentStore(): SiteStore {
  if (!resolveStore) throw new Error('The site store was accessed before the shell installed its scope.');
  return resolveStore();
}

/**
 * The store of this request or tab.
 * @throws {Error} outside a request, so that a leak between visitors is an error and not a wrong page.
 */
export function siteStore(): SiteStore {
  fragmentRecorder()?.discard();
  return currentStore();
}

/** Reads from the store in a component; on the server it reads the state frozen after the loaders. */
export function useSite<T>(select: (state: SiteState) => T): T {
  const value = useStore(currentStore(), select);
  fragmentRecorder()?.read(select, value);
  return value;
}

/**
 * Reads from the store while a component is rendered, and does not follow it: for what the browser's own script reads anew when it is
 * needed. Whoever follows what each navigation changes is rendered by it at once, before the new page.
 */
export function readSite<T>(select: (state: SiteState) => T): T {
  const value = select(currentStore().getState());
  fragmentRecorder()?.read(select, value);
  return value;
}

/**
 * Makes the current state the one that React renders on the server: zustand's hook renders `getInitialState()` there,
 * so state that a loader set would otherwise be lost (docs/measured.md#render).
 */
export function freezeForRender(store: SiteStore): SiteState {
  const state = store.getState();
  store.getInitialState = () => state;
  return state;
}
