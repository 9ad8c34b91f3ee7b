import { consultationHours } from '@site/shared/store/site-facts';
import { useSite } from '@site/shared/store';
import { MoreLink } from '@site/shared/ui/more-link';
import { Phone } from 'lucide-react';
import styles from './widget-cards.module.css';
import { WidgetPanel } from './widget-panel';

/** The sales phone, its hours, and the way to being called back. */
export function PhoneCard() {
  const { phone } = useSite((state) => state.site);

  return (
    <WidgetPanel label="电话" icon={<Phone size={22} aria-hidden="true" />}>
      <p className={styles.note}>销售电话</p>
      <a className={styles.number} href={`tel:${phone}`}>
        {phone}
      </a>
      <p className={styles.note}>咨询时间 {consultationHours}</p>
      <div className={styles.back}>
        <p className={styles.note}>不方便打？留下手机号，24 小时内回电</p>
        <MoreLink to="/home/signUp">预约回电</MoreLink>
      </div>
    </WidgetPanel>
  );
}
