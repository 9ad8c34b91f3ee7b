import { siteFacts } from './site-data';
import { loadIsland } from './islands';

/** Inside WeChat its own menu shares the page, before anybody touches it; elsewhere nothing of it is loaded. */
export function loadWeChatIsland(): void {
  if (siteFacts().weChatScript && /MicroMessenger/i.test(navigator.userAgent)) void loadIsland('wechat');
}
