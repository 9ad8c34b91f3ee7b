import { useState } from 'react';
import { leadAction } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { LeadFormFields } from './parts/lead-form-fields';
import { BookedMessage } from './booked-message';
import styles from './callback-card.module.css';
import { LeadConsentSentence } from './parts/lead-consent';
import { LeadHiddenFields } from './parts/lead-hidden-fields';
import { LeadQueued } from './parts/lead-queued';
import type { KeptLead } from './requirement-form';
import { useLeadForm } from './use-lead-form';

type CallbackCardProps = {
  kept?: KeptLead | undefined;
  /** 我知道了 was pressed. */
  onClose?: () => void;
};

/** The callback form: a phone number to be called back (R4.1). */
export function CallbackCard({ kept, onClose }: CallbackCardProps) {
  const [booked, setBooked] = useState(false);
  const { state, fault, formProps, validateField, toast } = useLeadForm({
    form: 'callback',
    kept,
    onBooked: () => setBooked(true),
  });
  const close = () => {
    setBooked(false);
    onClose?.();
  };

  if (booked) return <BookedMessage form="callback" onClose={close} />;
  return (
    <form className={styles.form} method="post" action={leadAction('callback')} {...formProps}>
      <LeadFormFields form="callback" fault={fault} kept={kept?.fields} onLeave={validateField} />
      <LeadHiddenFields form="callback" url={kept?.url} />
      <Button type="submit" look="brand" wide aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? '提交中…' : '预约回电'}
      </Button>
      <LeadQueued state={state} />
      <LeadConsentSentence />
      <Toast ref={toast} />
    </form>
  );
}
