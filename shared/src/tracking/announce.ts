import type { EventCode } from '../contract/tracking';

/** Names of the DOM events by which pages notify the entry script (docs/contracts/tracking.md). */
export const announcements = { event: 'site-track', page: 'site-page' } as const;

/** A page view. */
export type ShownPage = {
  /** The specification's route name: `index`, `help-helpDocument-id`. */
  routeName: string;
  path: string;
  /** Whether it is an error page. */
  failed: boolean;
  /** Address of the entry file of the page's release; absent for the shell's own pages. */
  entry?: string | undefined;
};

function announceAs(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Dispatches a tracking event that cannot be derived from a click or submit. Nothing is stored or sent unless the visitor
 * has consented to statistics. Only from event handlers and effects: there is no document on the server.
 */
export function announce(code: EventCode): void {
  announceAs(announcements.event, code);
}

/** Dispatches a page view of a client-side navigation. */
export function announcePage(page: ShownPage): void {
  announceAs(announcements.page, page);
}
