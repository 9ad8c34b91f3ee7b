import { useRef } from 'react';

/** An idempotency key, 128 bits as hex; `randomUUID` is missing on pages without https. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What travels with a request: one key for all its retries, when consent was given, how long the page was open. */
export function useSupportEnvelope() {
  const key = useRef('');
  return {
    renew: () => {
      key.current = '';
    },
    envelope: (honeypot: boolean) => ({
      key: (key.current ||= newKey()),
      consentAt: new Date().toISOString(),
      // Since the page was opened: the form is part of it from the start.
      fillTime: performance.now(),
      honeypot,
    }),
  };
}
