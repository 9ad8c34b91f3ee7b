import { Picture } from '@site/shared/ui/picture';
import styles from './we-chat-code.module.css';
import { weChatFiles } from './we-chat-files';

/** The WeChat code of a consultant, of which nothing is seen before a panel or the end of the page is. */
export function WeChatCode() {
  return <Picture className={styles.code} file={weChatFiles.code} alt="顾问的微信二维码" />;
}
