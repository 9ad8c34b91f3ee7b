import { type KeptLead, RequirementForm } from './requirement-form';
import { useLeadForm } from './use-lead-form';

type MobileFormProps = {
  submit?: string;
  kept?: KeptLead | undefined;
  /** Called once the fields are cleared; without it the form tells of success itself. */
  onBooked?: (words: string) => void;
  /** The oldest mobile page sends to a call of its own (content.md §6 no. 22). */
  legacy?: boolean;
};

/** The requirement form of phones (spec §3: `wap` source tag, `ajax/SaveRequirement`). */
export function MobileForm({ submit, kept, onBooked, legacy = false }: MobileFormProps) {
  const parts = useLeadForm({
    form: 'mobile',
    legacy,
    kept,
    onBooked: (words) => (onBooked ? onBooked(words) : parts.say(words)),
  });

  return <RequirementForm form="mobile" parts={parts} kept={kept} {...(submit && { submit })} />;
}
