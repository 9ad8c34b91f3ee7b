import { useEffect, useRef } from 'react';
import type { LeadEnvelope } from '../contract/lead-wire';
import { newLeadKey } from './read-lead';

/** The envelope of a form: idempotency key for all retries, time shown and time of consent. */
export function useLeadEnvelope() {
  const key = useRef('');
  const shownAt = useRef(0);
  const consentAt = useRef<string>(undefined);
  useEffect(() => {
    // A server-rendered form is visible from the start.
    shownAt.current = 'hydrated' in document.documentElement.dataset ? performance.now() : 0;
  }, []);
  return {
    noteConsent: (ticked: boolean) => {
      consentAt.current = ticked ? new Date().toISOString() : undefined;
    },
    renew: () => {
      key.current = '';
      consentAt.current = undefined;
      shownAt.current = performance.now();
    },
    envelope: (honeypot: boolean): LeadEnvelope => ({
      key: (key.current ||= newLeadKey()),
      // Forms without a checkbox state consent in a sentence under the button.
      consentAt: consentAt.current ?? new Date().toISOString(),
      fillTime: performance.now() - shownAt.current,
      honeypot,
    }),
  };
}
