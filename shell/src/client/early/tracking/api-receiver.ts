import { trackPath } from '@site/shared/contract/tracking';
import type { Receiver } from './receiver';

/** A beacon outlives the page that a click leaves; where the browser takes none, a request that does the same. */
function send(body: string): void {
  if (navigator.sendBeacon?.(trackPath, body)) return;
  const headers = { 'Content-Type': 'application/json' };
  // An event that is lost is no reason to tell the visitor.
  fetch(trackPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Counts events at the content service, through the site's own origin. It knows no pages, only events. */
export function apiReceiver(): Receiver {
  return { event: (event) => send(JSON.stringify(event)), page: () => undefined, stop: () => undefined };
}
