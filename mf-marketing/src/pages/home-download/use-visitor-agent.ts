import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const agent = () => navigator.userAgent;
const unknown = () => '';

/** The user agent after hydration; empty on the server and during hydration. */
export function useVisitorAgent(): string {
  return useSyncExternalStore(never, agent, unknown);
}
