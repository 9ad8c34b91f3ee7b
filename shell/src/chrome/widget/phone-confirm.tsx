import { ContactPhone } from '@site/shared/ui/contact';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './phone-confirm.module.css';
import cards from './widget-cards.module.css';

/**
 * Asks before it calls. 取消 is part of the summary: pressing it, or the darkened page, is pressing the summary once
 * more, so the question goes away without script as well.
 */
function Question({ className, phone, address }: { className: string | undefined; phone: string; address: string }) {
  return (
    <details className={styles.confirm} data-menu="" data-menu-root="" suppressHydrationWarning>
      <summary className={className}>
        <Phone size={22} aria-hidden="true" />
        电话
        <span className={styles.cancel}>取消</span>
      </summary>
      <div className={styles.dialog} role="group" aria-label="拨打电话">
        <p className={styles.question}>拨打销售电话？</p>
        <p className={styles.number}>{phone}</p>
        <p className={cards.note}>
          <ConsultationTimes named />
        </p>
        <a className={styles.call} href={address}>
          确定拨打
        </a>
      </div>
    </details>
  );
}

/** The sales phone of the bar at the bottom; without one, the form by which visitors are called back. */
export function PhoneConfirm({ className }: { className: string | undefined }) {
  const form = (
    <Link className={className} to="/home/signUp">
      <Phone size={22} aria-hidden="true" />
      预约回电
    </Link>
  );
  return (
    <ContactPhone without={form}>
      {(phone, address) => <Question className={className} phone={phone} address={address} />}
    </ContactPhone>
  );
}
