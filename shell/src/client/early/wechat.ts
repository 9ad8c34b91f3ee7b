import { siteFacts } from './site-data';
import { wakeNamed } from './wake';

/** Inside WeChat its own menu shares the page, before anybody touches it; elsewhere nothing of it is loaded. */
export function wakeInWeChat(): void {
  if (siteFacts().weChatScript && /MicroMessenger/i.test(navigator.userAgent)) void wakeNamed('wechat');
}
