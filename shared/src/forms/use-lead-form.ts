import { useSite } from '@site/shared/store';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadForm } from '../contract/lead-forms';
import { asksConsent, findLeadFault, leadKinds, type LeadFault } from '../contract/lead-wire';
import { landingSource } from '../store/landing-source';
import { showToast } from '../ui/toast';
import { clearForm, type FilledForm, focusField, newLeadKey, readFilledForm } from './read-lead';
import type { KeptLead } from './requirement-form';
import { sendLead } from './send-lead';

/** `waiting`: the browser is offline; the form goes out by itself when the network is back. */
export type LeadFormState = 'open' | 'sending' | 'waiting';

export type LeadFormOptions = {
  form: LeadForm;
  legacy?: boolean;
  /** What the server gave back when it answered the form without script. */
  kept?: KeptLead | undefined;
  /** After the fields were cleared; gets the words that tell of success. */
  onBooked: (words: string) => void;
};

/** What stays the same while a form is open: its key for every retry, when it was shown and when consent was ticked. */
function useLeadPassport() {
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
    envelope: ({ honeypot }: FilledForm) => ({
      key: (key.current ||= newLeadKey()),
      // Without a tick of its own a form is sent below a sentence that says what sending means.
      consentAt: consentAt.current ?? new Date().toISOString(),
      fillTime: performance.now() - shownAt.current,
      honeypot,
    }),
  };
}

/** The life of a lead form in the browser: judge, send once, tell, clear. The fields stay the browser's own. */
export function useLeadForm({ form, legacy = false, kept, onBooked }: LeadFormOptions) {
  const consentRequired = useSite((store) => store.site.consentRequired);
  const [state, setState] = useState<LeadFormState>('open');
  const [fault, setFault] = useState<LeadFault | undefined>(kept?.fault);
  const element = useRef<HTMLFormElement>(null);
  const toast = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);
  const passport = useLeadPassport();

  function judge(filled: FilledForm): boolean {
    const found = findLeadFault(form, filled.fields, { consentRequired, consented: filled.consented }) ?? undefined;
    setFault(found);
    if (found && element.current) focusField(element.current, found.field);
    return !found;
  }

  async function send(filled: FilledForm): Promise<void> {
    busy.current = true;
    setState('sending');
    const origin = { fromtype: filled.fromtype, url: kept?.url ?? location.href, sourceUrl: landingSource() };
    const answer = await sendLead({ form, fields: filled.fields, origin, envelope: passport.envelope(filled), legacy });
    busy.current = false;
    if (answer.ok) {
      setState('open');
      if (element.current) clearForm(element.current);
      passport.renew();
      onBooked(leadKinds[form].booked);
      return;
    }
    setState(navigator.onLine ? 'open' : 'waiting');
    if (navigator.onLine) showToast({ elem: toast.current, words: answer.message });
  }

  async function submit(): Promise<void> {
    if (busy.current || !element.current) return;
    const filled = readFilledForm(form, element.current);
    if (!judge(filled)) return setState('open');
    if (!navigator.onLine) return setState('waiting');
    await send(filled);
  }

  const resume = useEffectEvent(() => void submit());
  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => resume();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);

  return {
    state,
    fault,
    toast,
    tick: asksConsent(form, consentRequired),
    say: (words: string) => showToast({ elem: toast.current, words }),
    noteConsent: passport.noteConsent,
    /** Judges the phone as the visitor leaves it; an empty one is judged on sending. */
    judgePhone: () => {
      if (!element.current) return;
      const { fields } = readFilledForm(form, element.current);
      const found = fields.phone && findLeadFault(form, fields, { consentRequired: false, consented: false });
      setFault(found && found.field === 'phone' ? found : undefined);
    },
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      },
      onInput: () => setFault(undefined),
    },
  };
}

export type LeadFormParts = ReturnType<typeof useLeadForm>;
