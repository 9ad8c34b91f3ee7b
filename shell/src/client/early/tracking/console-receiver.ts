import type { Receiver } from './receiver';

/** Logs events, for development and demos. */
export function consoleReceiver(): Receiver {
  return {
    event: (event) => console.info('[tracking] event', event),
    page: (path) => console.info('[tracking] page', path),
    stop: () => console.info('[tracking] stopped'),
  };
}
