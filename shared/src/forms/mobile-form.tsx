import { type KeptLead, RequirementForm } from './requirement-form';
import { useLeadForm } from './use-lead-form';

type MobileFormProps = {
  submit?: string;
  kept?: KeptLead | undefined;
  /** Called after success; without it the form shows a message itself. */
  onBooked?: (text: string) => void;
  /** Uses the call of the oldest mobile page. */
  legacy?: boolean;
};

/** The requirement form of mobile pages, with its own source and call. */
export function MobileForm({ submit, kept, onBooked, legacy = false }: MobileFormProps) {
  const parts = useLeadForm({
    form: 'mobile',
    legacy,
    kept,
    onBooked: (text) => (onBooked ? onBooked(text) : parts.say(text)),
  });

  return <RequirementForm form="mobile" parts={parts} kept={kept} {...(submit && { submit })} />;
}
