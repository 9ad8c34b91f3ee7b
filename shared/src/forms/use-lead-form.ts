import { useSite } from '@site/shared/store';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadForm } from '../contract/lead-forms';
import { asksConsent, findLeadFault, leadKinds, type LeadFault, type LeadOrigin } from '../contract/lead-wire';
import type { EventCode } from '../contract/tracking';
import { landingSource } from '../store/landing-source';
import { announce } from '../tracking/announce';
import { presentCampaign, withCampaign } from '../tracking/campaign';
import { showToast } from '../ui/toast';
import { clearForm, type FilledForm, focusField, readFilledForm } from './read-lead';
import type { KeptLead } from './requirement-form';
import { sendLead } from './send-lead';
import { useLeadPassport } from './use-lead-passport';

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

function phoneFault(form: LeadForm, element: HTMLFormElement): LeadFault | undefined {
  const { fields } = readFilledForm(form, element);
  const found = fields.phone && findLeadFault(form, fields, { consentRequired: false, consented: false });
  return found && found.field === 'phone' ? found : undefined;
}

/** What a booked form counts as; the reservation bar is a callback request (spec §3). */
const submitted: Record<LeadForm, EventCode> = {
  quick: 'quickform_submit',
  mobile: 'quickform_submit',
  callback: 'callback_submit',
  'bottom-bar': 'callback_submit',
};

/** The page of the form, with the campaign that the visit came from unless the page's own address names one. */
function originOf({ fromtype }: FilledForm, page: string, campaignInLeads: boolean): LeadOrigin {
  const url = campaignInLeads ? withCampaign(page, presentCampaign()) : page;
  return { fromtype, url, sourceUrl: landingSource() };
}

/** Sends again when the network is back. */
function useResume(state: LeadFormState, submit: () => Promise<void>): void {
  const resume = useEffectEvent(() => void submit());
  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => resume();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);
}

/** The life of a lead form in the browser: judge, send once, tell, clear. The fields stay the browser's own. */
export function useLeadForm({ form, legacy = false, kept, onBooked }: LeadFormOptions) {
  const { consentRequired, campaignInLeads } = useSite((store) => store.site);
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
    const origin = originOf(filled, kept?.url ?? location.href, campaignInLeads);
    const answer = await sendLead({
      form,
      fields: filled.fields,
      origin,
      envelope: passport.envelope(filled.honeypot),
      legacy,
    });
    busy.current = false;
    if (answer.ok) {
      setState('open');
      if (element.current) clearForm(element.current);
      passport.renew();
      announce(submitted[form]);
      onBooked(leadKinds[form].booked);
      return;
    }
    setState(navigator.onLine ? 'open' : 'waiting');
    if (navigator.onLine) showToast({ elem: toast.current, words: answer.message });
  }

  async function submit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (busy.current || !element.current) return;
    const filled = readFilledForm(form, element.current);
    if (!judge(filled)) return setState('open');
    if (!navigator.onLine) return setState('waiting');
    await send(filled);
  }

  useResume(state, submit);

  return {
    state,
    fault,
    toast,
    tick: asksConsent(form, consentRequired),
    say: (words: string) => showToast({ elem: toast.current, words }),
    noteConsent: passport.noteConsent,
    /** Judges the phone as the visitor leaves it; an empty one is judged on sending. */
    judgePhone: () => setFault(element.current ? phoneFault(form, element.current) : undefined),
    formProps: { ref: element, noValidate: true, onSubmit: submit, onInput: () => setFault(undefined) },
  };
}

export type LeadFormParts = ReturnType<typeof useLeadForm>;
