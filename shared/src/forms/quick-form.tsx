import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { experienceAddress } from '../contract/lead-wire';
import { toastTime } from '../store/site-facts';
import { type KeptLead, RequirementForm } from './requirement-form';
import { useLeadForm } from './use-lead-form';

/** The quick form: shows success, clears its fields and redirects to the experience page after 1.5 s (R4.6, R4.7). */
export function QuickForm({ submit, kept }: { submit?: string; kept?: KeptLead | undefined }) {
  const navigate = useNavigate();
  const [booked, setBooked] = useState(false);
  const parts = useLeadForm({
    form: 'quick',
    kept,
    onBooked: (text) => {
      parts.say(text);
      setBooked(true);
    },
  });

  useEffect(() => {
    if (!booked) return;
    const timer = setTimeout(() => void navigate(experienceAddress), toastTime);
    return () => clearTimeout(timer);
  }, [booked, navigate]);

  return <RequirementForm form="quick" parts={parts} kept={kept} {...(submit && { submit })} />;
}
