import { useSite } from '@site/shared/store';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LeadFieldKey } from '../contract/lead-fields';
import type { LeadForm } from '../contract/lead-forms';
import { asksConsent, validateLeadForm, leadKinds, type LeadFormError, type LeadOrigin } from '../contract/lead-wire';
import type { EventCode } from '../contract/tracking';
import { landingSource } from '../store/landing-source';
import { announce } from '../tracking/announce';
import { presentCampaign, withCampaign } from '../tracking/campaign';
import { showToast } from '../ui/toast';
import { clearForm, type FilledForm, focusField, readFilledForm } from './read-lead';
import type { KeptLead } from './requirement-form';
import { sendLead } from './send-lead';
import { useLeadEnvelope } from './use-lead-envelope';

/** `waiting`: the browser is offline; the form is submitted when the network is back. */
export type LeadFormState = 'open' | 'sending' | 'waiting';

export type LeadFormOptions = {
  form: LeadForm;
  legacy?: boolean;
  /** Form state from the server after a post without script. */
  kept?: KeptLead | undefined;
  /** Called with the success message after the fields were cleared. */
  onBooked: (text: string) => void;
};

function faultOf(key: LeadFieldKey, form: LeadForm, element: HTMLFormElement): LeadFormError | undefined {
  const { fields } = readFilledForm(form, element);
  const found = fields[key] && validateLeadForm(form, fields, { consentRequired: false, consented: false });
  return found && found.field === key ? found : undefined;
}

/** Tracking event of each form; the reservation bar is a callback request. */
const submitted: Record<LeadForm, EventCode> = {
  quick: 'quickform_submit',
  mobile: 'quickform_submit',
  callback: 'callback_submit',
  'bottom-bar': 'callback_submit',
};

/** The page of the form, with the campaign of the visit unless the page's URL has one. */
function originOf({ fromtype }: FilledForm, page: string, campaignInLeads: boolean): LeadOrigin {
  const url = campaignInLeads ? withCampaign(page, presentCampaign()) : page;
  return { fromtype, url, sourceUrl: landingSource() };
}

/** Retries when the network is back. */
function useResume(state: LeadFormState, submit: () => Promise<void>): void {
  const resume = useEffectEvent(() => void submit());
  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => resume();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);
}

/** Behaviour of a lead form: validate, submit once, show the result, clear. The fields are uncontrolled. */
export function useLeadForm({ form, legacy = false, kept, onBooked }: LeadFormOptions) {
  const { consentRequired, campaignInLeads } = useSite((store) => store.site);
  const [state, setState] = useState<LeadFormState>('open');
  const [fault, setFault] = useState<LeadFormError | undefined>(kept?.fault);
  const element = useRef<HTMLFormElement>(null);
  const toast = useRef<HTMLParagraphElement>(null);
  const busy = useRef(false);
  const submission = useLeadEnvelope();

  function validate(filled: FilledForm): boolean {
    const found = validateLeadForm(form, filled.fields, { consentRequired, consented: filled.consented }) ?? undefined;
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
      envelope: submission.envelope(filled.honeypot),
      legacy,
    });
    busy.current = false;
    if (answer.ok) {
      setState('open');
      if (element.current) clearForm(element.current);
      submission.renew();
      announce(submitted[form]);
      onBooked(leadKinds[form].booked);
      return;
    }
    setState(navigator.onLine ? 'open' : 'waiting');
    if (navigator.onLine) showToast({ elem: toast.current, text: answer.message });
  }

  async function submit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (busy.current || !element.current) return;
    const filled = readFilledForm(form, element.current);
    if (!validate(filled)) return setState('open');
    if (!navigator.onLine) return setState('waiting');
    await send(filled);
  }

  useResume(state, submit);

  return {
    state,
    fault,
    toast,
    tick: asksConsent(form, consentRequired),
    say: (text: string) => showToast({ elem: toast.current, text }),
    noteConsent: submission.noteConsent,
    /** Validates a field on blur; an empty one is validated on submit. */
    validateField: (key: LeadFieldKey) => setFault(element.current ? faultOf(key, form, element.current) : undefined),
    formProps: { ref: element, noValidate: true, onSubmit: submit, onInput: () => setFault(undefined) },
  };
}

export type LeadFormParts = ReturnType<typeof useLeadForm>;
