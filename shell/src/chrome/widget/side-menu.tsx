import { memo } from 'react';
import { ConsultItem } from './consult-item';
import { PhoneCard } from './phone-card';
import styles from './side-menu.module.css';
import { TopLink } from './top-link';
import { WeChatCard } from './we-chat-card';

/** The right-side menu of the layouts without the widget; its way to the top comes after 400 px (R9.14). */
export const SideMenu = memo(function SideMenu() {
  return (
    <aside className={styles.menu} aria-label="联系我们">
      <ul>
        <PhoneCard />
        <WeChatCard />
        <ConsultItem />
        <TopLink after="400" />
      </ul>
    </aside>
  );
});
