import type { AnyCall } from './call';
import { careForCallback } from './callback.call';
import { sendHelpFeedback } from './help-feedback.call';
import { bookLegacyLead } from './lead-legacy.call';
import { bookMobileLead } from './lead-mobile.call';
import { bookQuickLead } from './lead-quick.call';
import { reportFailedRequest } from './log-collect.call';
import { bookSupport } from './support-request.call';
import { trackEvent } from './track-event.call';

/** Every call by which a visitor says something: no page makes one while it is rendered, whatever its section declares. */
export const writingCalls: readonly AnyCall[] = [
  bookLegacyLead,
  bookMobileLead,
  bookQuickLead,
  bookSupport,
  careForCallback,
  reportFailedRequest,
  sendHelpFeedback,
  trackEvent,
];

/** One spelling of a path: some services know no case, and a trailing slash or a dot leads to the same place. */
function placeOf(path: string): string {
  return new URL(path, 'http://host').pathname.toLowerCase().replace(/\/+$/, '');
}

const places = new Set(writingCalls.map(({ path }) => placeOf(path)));

/** Whether a path is one at which something is written; several hosts may be one service, so that no host is asked about. */
export function isWritten(path: string): boolean {
  return places.has(placeOf(path));
}
