import type { EventCode } from '../contract/tracking';

/** Names of the browser events by which pages tell the entry script what happened (docs/contracts/tracking.md). */
export const announcements = { event: 'site-track', page: 'site-page' } as const;

/** A page that the visitor now sees. */
export type ShownPage = {
  /** The specification's route name: `index`, `help-helpDocument-id`. */
  routeName: string;
  path: string;
  /** An error page stands in its place. */
  failed: boolean;
};

function announceAs(name: string, detail: unknown): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}

/**
 * Tells that something happened that no click or submit by itself shows. Nothing is stored or sent unless the visitor
 * has agreed to statistics. Only from event handlers and effects: there is no document on the server.
 */
export function announce(code: EventCode): void {
  announceAs(announcements.event, code);
}

/** Tells of a navigation without a new document. */
export function announcePage(page: ShownPage): void {
  announceAs(announcements.page, page);
}
