import { ContactPhone } from '../ui/contact';
import { ConsultationTimes } from '../ui/consultation-times';
import { supportCopy } from '../parts/forms/support-copy';

/** When somebody answers, and the phone for those who cannot wait. */
export function SupportHours({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <ConsultationTimes /> {supportCopy.reply}
      <ContactPhone>
        {(phone, address) => (
          <>
            {supportCopy.urgent} <a href={address}>{phone}</a>
          </>
        )}
      </ContactPhone>
    </p>
  );
}
