import { useState } from 'react';
import { leadAction } from '../contract/lead-wire';
import { Button } from '../ui/button';
import { Toast } from '../ui/toast';
import { BookedMessage } from './booked-message';
import styles from './callback-card.module.css';
import { LeadConsentSentence } from './lead-consent';
import { LeadField, phoneField } from './lead-field';
import { LeadHiddenFields } from './lead-hidden-fields';
import { LeadWaiting } from './lead-waiting';
import type { KeptLead } from './requirement-form';
import { useLeadForm } from './use-lead-form';

type CallbackCardProps = {
  kept?: KeptLead | undefined;
  /** 我知道了 was pressed. */
  onClose?: () => void;
};

/** Asks for a phone number and promises a call (spec §2, §4: form, then 预约成功). */
export function CallbackCard({ kept, onClose }: CallbackCardProps) {
  const [booked, setBooked] = useState(false);
  const { state, fault, formProps, judgePhone, toast } = useLeadForm({
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
      <LeadField
        {...phoneField}
        label="留下手机号，24 小时内回电"
        placeholder="手机号"
        defaultValue={kept?.fields.phone}
        fault={fault}
        onBlur={judgePhone}
      />
      <LeadHiddenFields form="callback" url={kept?.url} />
      <Button type="submit" look="brand" wide aria-disabled={state === 'sending' || undefined}>
        {state === 'sending' ? '提交中…' : '预约回电'}
      </Button>
      <LeadWaiting state={state} />
      <LeadConsentSentence />
      <Toast ref={toast} />
    </form>
  );
}
