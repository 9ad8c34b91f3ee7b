import { CallbackCard } from '@site/shared/forms/callback-card';
import { ContactPhone } from '@site/shared/ui/contact';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Phone } from 'lucide-react';
import { FreshForm } from '@site/shared/ui/fresh-form';
import styles from './widget-cards.module.css';
import { WidgetPanel } from './widget-panel';

/** The sales phone, its hours, and the way to being called back. */
export function PhoneCard() {
  return (
    <WidgetPanel label="电话" icon={<Phone size={22} aria-hidden="true" />} island="forms">
      <ContactPhone>
        {(phone, address) => (
          <>
            <p className={styles.note}>销售电话</p>
            <a className={styles.number} href={address}>
              {phone}
            </a>
            <p className={styles.note}>
              <ConsultationTimes named />
            </p>
          </>
        )}
      </ContactPhone>
      <FreshForm className={styles.back}>
        <CallbackCard />
      </FreshForm>
    </WidgetPanel>
  );
}
