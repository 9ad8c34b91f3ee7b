import clsx from 'clsx/lite';
import { memo } from 'react';
import { ConsultationTimes } from '@site/shared/ui/consultation-times';
import { MessageCircle } from 'lucide-react';
import { BottomTopLink } from './bottom-top-link';
import styles from './bottom-bar.module.css';
import slot from './bottom-slot.module.css';
import { ConsultLink } from './consult-link';
import { PhoneConfirm } from './phone-confirm';
import { WantSheet } from './want-sheet';

type BottomBarProps = {
  /** On pages for phones at every width, else below 768 px only, in place of the floating widget. */
  always?: boolean;
  /** The header lies over a dark hero, and so does the bar where it stands in the header. */
  over?: boolean;
};

/** The bar under the thumb: phone, consult, and what the page asks for. Pages for phones have it in their header in wide windows. */
export const BottomBar = memo(function BottomBar({ always = false, over = false }: BottomBarProps) {
  const names = clsx(styles.place, !always && styles.narrow, over && styles.over);
  return (
    <aside className={names} aria-label="电话与咨询" data-bottom-bar={always ? 'always' : 'narrow'}>
      <BottomTopLink />
      <div className={`${slot.slot} ${styles.bar}`}>
        <PhoneConfirm className={styles.item} />
        <ConsultLink className={styles.item}>
          <MessageCircle size={22} aria-hidden="true" />
          在线咨询
          <small className={styles.hours}>
            <ConsultationTimes short />
          </small>
        </ConsultLink>
        <WantSheet className={styles.trial} />
      </div>
    </aside>
  );
});
