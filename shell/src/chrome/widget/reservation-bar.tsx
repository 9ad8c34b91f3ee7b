import { memo } from 'react';
import { ReservationForm } from '@site/shared/forms/reservation-form';
import { endReservation } from '@site/shared/store/reservation-session';
import { CalendarCheck, X } from 'lucide-react';
import slot from './bottom-slot.module.css';
import styles from './reservation-bar.module.css';

/** The bottom reservation bar of wide windows; with script it comes once the first screen is left. */
export const ReservationBar = memo(function ReservationBar() {
  return (
    <aside className={styles.place} aria-label="预约直播方案" data-reservation-bar="">
      <div className={`${slot.slot} ${styles.bar}`}>
        <div className={styles.inner}>
          <p className={styles.title}>
            <CalendarCheck size={24} aria-hidden="true" />
            <span>
              <b>预约直播方案</b>
              <small>直播经理按你的场次出排期和报价</small>
            </span>
          </p>
          <ReservationForm />
          <button
            className={styles.close}
            type="button"
            aria-label="收起预约栏"
            onClick={endReservation}
            data-needs-script=""
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      </div>
    </aside>
  );
});
