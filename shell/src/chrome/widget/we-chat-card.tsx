import { QrCode } from 'lucide-react';
import { WeChatCode } from './we-chat-code';
import styles from './widget-cards.module.css';
import { WidgetPanel } from './widget-panel';

/** The WeChat code of a consultant (R2.180). */
export function WeChatCard() {
  return (
    <WidgetPanel label="微信" icon={<QrCode size={22} aria-hidden="true" />}>
      <div className={styles.weChat}>
        <WeChatCode />
        <p className={styles.gift}>
          现在咨询
          <br />
          即送直播间礼包
        </p>
        <p className={styles.note}>微信扫码加顾问</p>
      </div>
    </WidgetPanel>
  );
}
