import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const agent = () => navigator.userAgent;
const unknown = () => '';

/** The user agent once the page has been taken over; empty on the server and in the page that it served. */
export function useVisitorAgent(): string {
  return useSyncExternalStore(never, agent, unknown);
}
