import { loadIsland } from '../islands';
import type { Receiver } from './receiver';

declare global {
  interface Window {
    /** Set by the island `baidu`. */
    siteBaidu?: (siteId: string) => Receiver;
  }
}

/** Baidu's receiver, whose file comes when it is wanted: what is told before waits, and keeps its order. */
export function lateBaiduReceiver(siteId: string): Receiver {
  const made = loadIsland('baidu').then(() => window.siteBaidu?.(siteId));
  const later =
    <Name extends keyof Receiver>(name: Name) =>
    (...told: Parameters<Receiver[Name]>) =>
      void made.then((receiver) => (receiver?.[name] as ((...what: typeof told) => void) | undefined)?.(...told));
  return { event: later('event'), page: later('page'), stop: later('stop') };
}
