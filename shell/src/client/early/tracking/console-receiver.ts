import type { Receiver } from './receiver';

/** Shows events to whoever develops or demonstrates the site. */
export function consoleReceiver(): Receiver {
  return {
    event: (event) => console.info('[tracking] event', event),
    page: (path) => console.info('[tracking] page', path),
    stop: () => console.info('[tracking] stopped'),
  };
}
