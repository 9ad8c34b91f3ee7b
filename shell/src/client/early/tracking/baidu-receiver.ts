import { baiduScript } from '@site/shared/contract/tracking';
import type { Receiver } from './receiver';

declare global {
  interface Window {
    /** The queue that Baidu's script empties and replaces. */
    _hmt?: { push: (call: unknown[]) => unknown };
  }
}

/** The host and every domain above it: a script may have set its cookies for any of them. */
function domains(): string[] {
  const parts = location.hostname.split('.');
  return ['', ...parts.map((_, index) => `; Domain=${parts.slice(index).join('.')}`)];
}

function forgetCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!/^(Hm_|HMACCOUNT)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of our visitors
    for (const domain of domains()) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
  }
}

function forgetStorage(): void {
  try {
    for (const store of [localStorage, sessionStorage])
      for (const name of Object.keys(store).filter((one) => one.startsWith('Hm_'))) store.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Pages are named by us and never by the script, which would count each twice. */
export function baiduReceiver(siteId: string): Receiver {
  const calls: unknown[][] = [['_setAutoPageview', false]];
  window._hmt = calls;
  const script = document.createElement('script');
  script.async = true;
  script.src = baiduScript(siteId);
  document.head.append(script);
  return {
    event: ({ type, action_code, action, score }) =>
      window._hmt?.push(['_trackEvent', type, action_code, action, score]),
    page: (path) => window._hmt?.push(['_trackPageview', path]),
    stop: () => {
      script.remove();
      window._hmt = { push: () => 0 };
      forgetCookies();
      forgetStorage();
    },
  };
}
