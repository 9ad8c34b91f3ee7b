import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type SupportFault, supportFaults } from '../../contract/support-fields';
import { readSupport } from './read-support';
import { sendSupport } from './send-support';
import { useSupportEnvelope } from './use-support-envelope';

/** `waiting`: the browser is offline; the request is sent when the network is back. */
export type SupportState = 'open' | 'sending' | 'waiting';

/** A form as the server shows it again after a post without script. */
export type KeptSupport = { faults: readonly SupportFault[]; message: string };

function focusFirst(element: HTMLFormElement, faults: readonly SupportFault[]): void {
  const field = faults[0] && element.elements.namedItem(faults[0].field);
  // Enter in a box of the triage sends the form while its fields are folded away.
  if (field instanceof HTMLElement) field.closest('details')?.setAttribute('open', '');
  if (field instanceof HTMLElement) field.focus();
}

/** Behaviour of the support form: every fault beside its field, sent once, and the number of the case. */
export function useSupportForm({ faults: first = [], message: said = '' }: Partial<KeptSupport> = {}) {
  const [state, setState] = useState<SupportState>('open');
  const [faults, setFaults] = useState(first);
  const [message, setMessage] = useState(said);
  const [caseNumber, setCaseNumber] = useState('');
  const element = useRef<HTMLFormElement>(null);
  const { envelope, renew } = useSupportEnvelope();

  async function submit(event?: FormEvent<HTMLFormElement>): Promise<void> {
    event?.preventDefault();
    if (state === 'sending' || !element.current) return;
    const { fields, honeypot } = readSupport(element.current);
    const found = supportFaults(fields);
    setFaults(found);
    setMessage('');
    focusFirst(element.current, found);
    if (found.length > 0) return setState('open');
    if (!navigator.onLine) return setState('waiting');
    setState('sending');
    const url = location.origin + location.pathname;
    const answer = await sendSupport({ fields, url, envelope: envelope(honeypot) });
    setState(answer.ok || navigator.onLine ? 'open' : 'waiting');
    if (answer.ok) setCaseNumber(answer.caseNumber);
    else if (navigator.onLine) setMessage(answer.message);
  }

  const resume = useEffectEvent(() => void submit());
  useEffect(() => {
    if (state !== 'waiting') return;
    const again = () => resume();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [state]);

  return {
    ...{ state, faults, message, caseNumber },
    formProps: { ref: element, noValidate: true, onSubmit: submit },
    /** Shows the form once more, for another case. */
    again: () => {
      renew();
      setCaseNumber('');
    },
  };
}
