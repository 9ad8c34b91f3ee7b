import { useEffect, useRef } from 'react';
import type { LeadEnvelope } from '../contract/lead-wire';
import { newLeadKey } from './read-lead';

/** What stays the same while a form is open: its key for every retry, when it was shown and when consent was ticked. */
export function useLeadPassport() {
  const key = useRef('');
  const shownAt = useRef(0);
  const consentAt = useRef<string>(undefined);
  useEffect(() => {
    // A form that came with the HTML was there from the start.
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
      // Without a tick of its own a form is sent below a sentence that says what sending means.
      consentAt: consentAt.current ?? new Date().toISOString(),
      fillTime: performance.now() - shownAt.current,
      honeypot,
    }),
  };
}
