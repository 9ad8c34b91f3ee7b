import { trackEvent } from '@site/shared/calls/track-event';
import type { Receiver } from './receiver';

/** A beacon outlives the page; the fallback is a keep-alive request of the same type. Of neither a loss is told: it takes nothing from a visitor. */
function send(body: string): void {
  if (navigator.sendBeacon?.(trackEvent.path, body)) return;
  fetch(trackEvent.path, { method: 'POST', keepalive: true, body }).catch(() => undefined);
}

/** Counts events at the content service, through the site's own origin. It knows no pages, only events. */
export function apiReceiver(): Receiver {
  return { event: (event) => send(JSON.stringify(event)), page: () => undefined, stop: () => undefined };
}
