import { memo } from 'react';
import { Share2 } from 'lucide-react';
import { AskItem } from './ask-item';
import { ConsultItem } from './consult-item';
import { PhoneCard } from './phone-card';
import styles from './side-menu.module.css';
import { TopLink } from './top-link';
import { WeChatCard } from './we-chat-card';
import { WidgetShare } from './widget-panel';

/** The floating widget of wide windows; its way to the top comes after twice the screen's height (R9.16). */
export const FloatingWidget = memo(function FloatingWidget() {
  return (
    <aside className={styles.menu} aria-label="咨询与试用">
      <ul>
        <ConsultItem />
        <PhoneCard />
        <WeChatCard />
        <AskItem />
        <WidgetShare icon={<Share2 size={22} aria-hidden="true" />} />
        <TopLink after="far" />
      </ul>
    </aside>
  );
});
