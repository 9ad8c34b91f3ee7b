/** @jest-environment jsdom */
import { weChatScript } from '@site/shared/contract/wechat';
import { loadWeChatIsland } from '../early/wechat';

Object.assign(globalThis, { ISLAND_FILES: { wechat: ['.js', 'sha384-x'] } });

const settle = () => new Promise((done) => setTimeout(done));
const sources = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
const reported: [string, unknown][] = [];

function show(script: string | undefined): void {
  const state = { site: { weChatScript: script } };
  document.head.innerHTML = '<meta name="description" content="说明">';
  document.body.innerHTML = `<h1>标题</h1><script type="application/json" id="_site-data">${JSON.stringify({
    state,
    consoles: {},
  })}</script>`;
}

function use(agent: string): void {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: agent });
}

test('R12.86 outside WeChat nothing of it is loaded', () => {
  show(weChatScript);
  use('Mozilla/5.0 Chrome/130');
  loadWeChatIsland();

  expect(sources()).toEqual([]);
});

test('R12.86 inside WeChat its menu is told title, text, picture and the clean address of the page', async () => {
  history.replaceState(null, '', '/info/20001?utm_source=wx#s-2');
  use('Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50');
  loadWeChatIsland();
  expect(sources()).toEqual(['island-wechat.js']);

  const asked: string[] = [];
  const data = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
  window.fetch = async (address) => {
    asked.push(String(address));
    return { ok: true, status: 200, text: async () => JSON.stringify({ code: 0, data }) } as Response;
  };
  window.wx = {
    config: (settings) => void reported.push(['config', settings]),
    ready: (done) => done(),
    updateAppMessageShareData: (shared) => void reported.push(['message', shared]),
    updateTimelineShareData: (shared) => void reported.push(['timeline', shared]),
  };
  await import('./wechat');
  expect(sources()).toContain(weChatScript);
  document.querySelector(`script[src="${weChatScript}"]`)?.dispatchEvent(new Event('load'));
  await settle();

  expect(asked).toEqual([
    `/open/v1/wechat/signature?url=${encodeURIComponent('http://localhost/info/20001?utm_source=wx')}`,
  ]);
  const shared = { title: '标题', link: 'http://localhost/info/20001', imgUrl: 'http://localhost/share.png' };
  expect(reported).toEqual([
    ['config', { ...data, debug: false, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] }],
    ['message', { ...shared, desc: '说明' }],
    ['timeline', shared],
  ]);
});
