import { WeChatCode } from '../widget/we-chat-code';
import styles from './footer-qr.module.css';

/** The code of a consultant at the end of the columns. */
export function FooterQr() {
  return (
    <div className={styles.place}>
      <h2 className={styles.heading}>微信咨询</h2>
      <WeChatCode />
      <p className={styles.text}>扫码加顾问</p>
    </div>
  );
}
