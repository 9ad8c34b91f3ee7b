import { readWeChatSignature } from '@site/shared/calls/wechat-signature';
import { askPlainly } from '@site/shared/http/plain-request';
import { announcements } from '@site/shared/tracking/announce';
import { siteFacts } from '../early/site-data';
import { takeServedPicture } from '../share/served-picture';
import { readShareFacts } from '../share/share-facts';

type Shared = { title: string; link: string; imgUrl: string; desc?: string };
type Settings = { appId: string; timestamp: number; nonceStr: string; signature: string };

/** What of the JS-SDK is used (https://developers.weixin.qq.com/doc/offiaccount/OA_Web_Apps/JS-SDK.html). */
type Sdk = {
  config: (settings: Settings & { debug: boolean; jsApiList: readonly string[] }) => void;
  ready: (done: () => void) => void;
  updateAppMessageShareData: (shared: Shared) => void;
  updateTimelineShareData: (shared: Shared) => void;
};

declare global {
  interface Window {
    wx?: Sdk;
  }
}

const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
const firstAddress = location.href.replace(/#.*$/, '');

/** On iOS WeChat goes by the address that its window was opened with, elsewhere by the one that is shown. */
function signedAddress(): string {
  return /iPhone|iPad/.test(navigator.userAgent) ? firstAddress : location.href.replace(/#.*$/, '');
}

function loadSdk(address: string): Promise<Sdk | undefined> {
  return new Promise((done) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => done(window.wx);
    script.onerror = () => done(undefined);
    document.head.append(script);
  });
}

async function readSettings(): Promise<Settings | undefined> {
  const read = (body: unknown) => (body as { data?: Settings } | null)?.data;
  return (await askPlainly({ path: readWeChatSignature.path, payload: { url: signedAddress() }, read })).found;
}

async function configureShare(wx: Sdk): Promise<void> {
  await takeServedPicture();
  const { title, summary, address, image, square } = readShareFacts();
  const shared = { title, link: address, imgUrl: new URL(square || image || '/share.png', location.origin).href };
  wx.updateAppMessageShareData({ ...shared, desc: summary });
  wx.updateTimelineShareData(shared);
}

/** What WeChat's own menu shares of the page; without an answer it shares what it finds in the head. */
async function prepare(sdk: Promise<Sdk | undefined>): Promise<void> {
  const [wx, settings] = await Promise.all([sdk, readSettings()]);
  if (!wx || !settings) return;
  wx.config({ ...settings, debug: false, jsApiList });
  wx.ready(() => void configureShare(wx));
}

const { weChatScript } = siteFacts();
if (weChatScript) {
  const sdk = loadSdk(weChatScript);
  void prepare(sdk);
  document.addEventListener(announcements.page, () => void prepare(sdk));
}
