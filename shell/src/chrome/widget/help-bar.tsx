'use static';

import { ContactPhone } from '@site/shared/ui/contact';
import { MessageSquare, Phone } from 'lucide-react';
import styles from './help-bar.module.css?names';
import slot from './bottom-slot.module.css';

/** The bar under the thumb of who needs help: the phone, and the support form of the page. Narrow windows only. */
export function HelpBar() {
  return (
    <aside className={styles.place} aria-label="电话与值班" data-bottom-bar="narrow">
      <div className={`${slot.slot} ${styles.bar}`}>
        <ContactPhone>
          {(phone, address) => (
            <a className={styles.phone} href={address} aria-label={`拨打 ${phone}`}>
              <Phone size={20} aria-hidden="true" />
              {phone}
            </a>
          )}
        </ContactPhone>
        <a className={styles.duty} href="#support" data-opens-sheet="" data-track="consult_click">
          <MessageSquare size={20} aria-hidden="true" />
          交给值班同事
        </a>
      </div>
    </aside>
  );
}
